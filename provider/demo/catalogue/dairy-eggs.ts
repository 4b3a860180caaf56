import type { DemoCategory } from '../types.ts';
import { branded, chilled, GONE, loose, pack, pile, shelf } from './make.ts';

const bhor = branded('Bhor');
const khamar = branded('Khamar');
const borof = branded('Borof');

export const dairyEggs: DemoCategory = {
  slug: 'dairy-eggs',
  name: 'Dairy & Eggs',
  group: 'Fresh',
  tint: 'sky',
  picture: 'bhor-full-cream-milk',
  subCategories: [
    shelf(
      'Milk',
      bhor(
        'Full Cream Milk',
        pack('milkPouch', 'Full cream milk', 'water', 'blue'),
        [
          ['1 L', 66],
          ['500 ml', 34],
        ],
        'Thick enough for payesh. At your door before noon.',
        {
          keywords: ['dudh', 'doodh'],
          sold: 4890,
          featured: true,
          details: [
            ['Fat', '6 %'],
            ['Keep', 'Below 5 °C; boil before use'],
            ['Shelf life', '2 days'],
          ],
        },
      ),
      bhor(
        'Toned Milk',
        pack('milkPouch', 'Toned milk', 'water', 'mint'),
        [
          ['500 ml', 27],
          ['1 L', 53],
        ],
        'For tea and every day.',
        { keywords: ['dudh', 'doodh'], sold: 4310 },
      ),
      bhor(
        'Double Toned Milk',
        pack('milkPouch', 'Double toned', 'water', 'violet'),
        [
          ['500 ml', 24],
          ['1 L', 47],
        ],
        'Light: 1.5 % fat.',
        { keywords: ['dudh', 'doodh', 'slim'], sold: 1680 },
      ),
      bhor(
        'Cow Milk',
        pack('milkPouch', 'Cow milk', 'water', 'saffron'),
        [
          ['500 ml', 30],
          ['1 L', 58],
        ],
        'From one breed and one district, Nadia.',
        { keywords: ['dudh', 'gorur dudh'], sold: 2270 },
      ),
      bhor(
        'Long Life Milk',
        pack('brick', 'Long life milk', 'glass-of-milk', 'sky'),
        [
          ['1 L', 76, 82],
          ['200 ml', 18],
        ],
        'Keeps six months unopened, without a fridge.',
        { keywords: ['uht', 'tetra', 'dudh'], sold: 1120 },
      ),
      bhor(
        'Badam Milk',
        pack('brick', 'Badam milk', 'heap-almond', 'saffron'),
        [
          ['180 ml', 30],
          ['6 × 180 ml', 168, 180],
        ],
        'Almond and a little kesar, cold.',
        { keywords: ['flavoured milk', 'almond'], sold: 760 },
      ),
      bhor(
        'Milk Powder',
        pack('pouch', 'Milk powder', 'powder-milk-powder', 'blue'),
        [
          ['500 g', 248, 275],
          ['200 g', 108],
        ],
        'Whole milk powder, for sweets and travel.',
        { keywords: ['guro dudh'], sold: 830 },
      ),
    ),
    shelf(
      'Doi, lassi and ghol',
      bhor(
        'Tok Doi (Curd)',
        pack('tub', 'Tok doi', 'tok-doi', 'blue'),
        [
          ['400 g', 48],
          ['1 kg', 112],
        ],
        'Plain, set firm, a little sour.',
        { keywords: ['dahi', 'curd', 'yogurt'], sold: 2980 },
      ),
      bhor(
        'Sweet Lassi',
        pack('carton', 'Sweet lassi', 'glass-of-milk', 'blue'),
        [
          ['1 L', 95, 110],
          ['200 ml', 22],
        ],
        'Churned doi, sugar and a breath of rose.',
        { keywords: ['lossi'], sold: 1340 },
      ),
      bhor(
        'Ghol (Buttermilk)',
        pack('carton', 'Salted ghol', 'glass-of-milk', 'mint'),
        [
          ['500 ml', 32],
          ['1 L', 60, 66],
        ],
        'With roasted jeera, black salt and gondhoraj.',
        { keywords: ['chaas', 'buttermilk'], sold: 980 },
      ),
      bhor(
        'Mango Yogurt',
        pack('tub', 'Mango yogurt', 'mango', 'saffron'),
        [
          ['100 g', 30],
          ['4 × 100 g', 112, 120],
        ],
        'Thick yogurt over mango pulp.',
        { keywords: ['dahi'], sold: 560 },
      ),
      bhor(
        'Strawberry Yogurt',
        pack('tub', 'Strawberry yogurt', 'strawberry', 'rose'),
        [['100 g', 30]],
        'Real fruit, less sugar than you fear.',
        { keywords: ['dahi'], sold: 420 },
      ),
    ),
    shelf(
      'Paneer, chhana and cheese',
      bhor(
        'Fresh Paneer',
        pack('tub', 'Fresh paneer', 'paneer', 'mint'),
        [
          ['200 g', 92],
          ['500 g', 222, 240],
        ],
        'Soft, made this morning. Does not crumble in the pan.',
        { keywords: ['ponir', 'cottage cheese'], sold: 2840, featured: true },
      ),
      bhor(
        'Chhana',
        pack('tub', 'Chhana', 'khoya', 'sky'),
        [
          ['250 g', 98],
          ['500 g', 191],
        ],
        'Loose chhana for dalna and for brave sandesh makers.',
        { keywords: ['chenna', 'chana'], sold: 610 },
      ),
      bhor(
        'Khoya Kheer',
        pack('tub', 'Khoya', 'khoya', 'brown'),
        [['200 g', 118]],
        'Milk reduced in an iron kadhai until it gives in.',
        { keywords: ['mawa', 'khoa'], sold: 390 },
      ),
      bhor(
        'Cheese Slices',
        pack('bar', 'Cheese slices', 'cheese-wedge', 'yellow'),
        [
          ['200 g', 142, 155],
          ['400 g', 272, 300],
        ],
        'Ten slices, each in its own wrap.',
        { sold: 1220 },
      ),
      bhor(
        'Bandel Cheese, Smoked',
        pack('pouch', 'Bandel cheese', 'cheese-wedge', 'brown'),
        [
          ['100 g', 165],
          ['200 g', 322],
        ],
        'Small, smoky and salty, as made since the Portuguese. Soak it first.',
        { sold: 140, addedDaysAgo: 11 },
      ),
      bhor(
        'Soya Tofu',
        pack('tray', 'Soya tofu', 'tofu', 'leaf'),
        [
          ['200 g', 68, 75],
          ['400 g', 133, 148],
        ],
        'Firm tofu in water.',
        { sold: 270 },
      ),
    ),
    shelf(
      'Butter and cream',
      bhor(
        'Table Butter',
        pack('bar', 'Table butter', 'butter-block', 'saffron'),
        [
          ['100 g', 58, 62],
          ['500 g', 278, 299],
        ],
        'Salted, churned from ripened cream.',
        { keywords: ['makhan', 'makhon'], sold: 3180 },
      ),
      bhor(
        'White Butter',
        pack('tub', 'White butter', 'butter-block', 'cream'),
        [['200 g', 138]],
        'Unsalted, for Gopal and for porota.',
        { keywords: ['makhan', 'nani'], sold: 320 },
      ),
      bhor(
        'Fresh Cream',
        pack('brick', 'Fresh cream', 'glass-of-milk', 'sky'),
        [['200 ml', 62, 68]],
        '25 % fat, pours easily.',
        { keywords: ['malai'], sold: 740 },
      ),
      bhor(
        'Condensed Milk',
        pack('can', 'Condensed milk', 'glass-of-milk', 'blue'),
        [['400 g', 134]],
        'For payesh in a hurry.',
        { keywords: ['gaaro dudh'], sold: 980 },
      ),
    ),
    shelf(
      'Eggs',
      loose(
        'Farm Brown Eggs',
        pile('egg', 'three'),
        [
          ['12 pieces', 118],
          ['6 pieces', 62],
        ],
        'From hens that walk about, near Baruipur.',
        { keywords: ['dim', 'anda', 'egg'], sold: 3650, featured: true },
      ),
      loose(
        'White Eggs',
        pile('white-egg', 'three'),
        [
          ['6 pieces', 45, 50],
          ['12 pieces', 88, 98],
          ['30 pieces', 210, 240],
        ],
        'Fresh, checked against the light.',
        { keywords: ['dim', 'anda', 'egg'], sold: 4420 },
      ),
      loose(
        'Duck Eggs',
        pile('duck-egg', 'three'),
        [
          ['6 pieces', 84],
          ['12 pieces', 164],
        ],
        'Rich yolks, for a proper dimer dalna.',
        { keywords: ['hansher dim', 'dim', 'anda'], sold: 720 },
      ),
      khamar(
        'Quail Eggs',
        pack('tray', 'Quail eggs', 'quail-egg', 'kraft'),
        [['12 pieces', 72, 80, GONE]],
        'Three minutes in boiling water is enough.',
        { keywords: ['koyel', 'dim'], sold: 180 },
      ),
    ),
    chilled(
      'Ice cream',
      bhor(
        'Kulfi Ice Cream',
        pack('tub', 'Kulfi ice cream', 'ice-cream', 'plum'),
        [['500 ml', 165, 185]],
        'Slow-boiled milk with pistachio.',
        { keywords: ['kulfi'], sold: 890 },
      ),
      borof(
        'Nolen Gur Ice Cream',
        pack('tub', 'Nolen gur ice cream', 'ice-cream', 'brown'),
        [
          ['500 ml', 198],
          ['100 ml', 48],
        ],
        'Date-palm jaggery in winter’s own colour.',
        { keywords: ['icecream'], sold: 1310, addedDaysAgo: 5, featured: true },
      ),
      borof(
        'Vanilla Ice Cream',
        pack('tub', 'Vanilla ice cream', 'soft-ice-cream', 'cream'),
        [['700 ml', 155, 180]],
        'Plain, with specks.',
        { keywords: ['icecream'], sold: 1020 },
      ),
      borof(
        'Aam Kulfi Sticks',
        pack('box', 'Aam kulfi', 'mango', 'saffron'),
        [['4 pieces', 120]],
        'Himsagar on a stick.',
        { keywords: ['mango', 'kulfi'], sold: 640 },
      ),
    ),
  ],
};
