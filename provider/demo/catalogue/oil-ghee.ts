import type { DemoCategory } from '../types.ts';
import { branded, pack, shelf } from './make.ts';

const rannaghar = branded('Rannaghar');
const ghani = branded('Ghani');
const bhor = branded('Bhor');
const kolsi = branded('Kolsi');

export const oilGhee: DemoCategory = {
  slug: 'oil-ghee',
  name: 'Oil & Ghee',
  group: 'Staples',
  tint: 'sand',
  picture: 'rannaghar-kachi-ghani-mustard-oil',
  subCategories: [
    shelf(
      'Mustard oil',
      rannaghar(
        'Kachi Ghani Mustard Oil',
        pack('bottle', 'Kachi ghani mustard', 'heap-mustard-yellow', 'crimson', '#d9971c'),
        [
          ['1 L', 168, 189],
          ['5 L', 815, 930],
          ['500 ml', 88, 98],
        ],
        'First, cold pressing. Sharp in the nose, golden in the pan.',
        {
          keywords: ['sorsher tel', 'sarson', 'shorsher tel'],
          sold: 4620,
          featured: true,
          details: [
            ['Ingredients', 'Mustard seed'],
            ['Shelf life', '9 months'],
          ],
        },
      ),
      ghani(
        'Kachi Ghani Mustard Oil',
        pack('bottle', 'Wood-pressed mustard', 'heap-mustard-black', 'brown', '#c98a14'),
        [['1 L', 224, 245]],
        'Pressed in a wooden ghani at Krishnanagar, unfiltered.',
        { keywords: ['sorsher tel', 'sarson'], sold: 870 },
      ),
      rannaghar(
        'Pakki Ghani Mustard Oil',
        pack('milkPouch', 'Mustard oil', 'drop', 'saffron'),
        [['1 L', 152, 168]],
        'Milder, in a pouch, for frying.',
        { keywords: ['sorsher tel', 'sarson'], sold: 1540 },
      ),
    ),
    shelf(
      'Sunflower and other oils',
      rannaghar(
        'Sunflower Oil',
        pack('bottle', 'Sunflower oil', 'sunflower', 'green', '#f0c652'),
        [
          ['1 L', 148, 165],
          ['5 L', 720, 815],
        ],
        'Light and without taste of its own.',
        { keywords: ['surjomukhi', 'refined oil', 'shada tel'], sold: 2980 },
      ),
      rannaghar(
        'Soyabean Oil',
        pack('milkPouch', 'Soyabean oil', 'drop', 'leaf'),
        [['1 L', 132, 145]],
        'Refined, for every day.',
        { keywords: ['shada tel', 'refined oil'], sold: 1870 },
      ),
      rannaghar(
        'Rice Bran Oil',
        pack('bottle', 'Rice bran oil', 'sheaf-of-rice', 'teal', '#e8cf8a'),
        [['1 L', 158, 176]],
        'Takes high heat without smoke.',
        { keywords: ['refined oil'], sold: 760 },
      ),
      ghani(
        'Groundnut Oil',
        pack('bottle', 'Groundnut oil', 'heap-peanut', 'ochre', '#e8bf5a'),
        [['1 L', 236, 255]],
        'Filtered, with the smell of roasted nuts.',
        { keywords: ['peanut oil', 'badam tel'], sold: 340 },
      ),
      ghani(
        'Til Oil (Sesame)',
        pack('glass', 'Sesame oil', 'heap-til', 'brown', '#b5761c'),
        [['250 ml', 145]],
        'Cold-pressed from white til.',
        { keywords: ['gingelly', 'sesame'], sold: 210 },
      ),
      ghani(
        'Coconut Cooking Oil',
        pack('jar', 'Coconut oil', 'coconut', 'green', '#f4f6ee'),
        [['500 ml', 228]],
        'Virgin, sets white in winter.',
        { keywords: ['narkel tel'], sold: 310 },
      ),
      kolsi(
        'Olive Oil',
        pack('glass', 'Olive oil', 'olive', 'leaf', '#9a9a2e'),
        [
          ['500 ml', 545],
          ['250 ml', 298],
        ],
        'Extra virgin, for salads.',
        { keywords: ['jaitun'], sold: 420 },
      ),
    ),
    shelf(
      'Ghee and vanaspati',
      bhor(
        'Pure Cow Ghee',
        pack('jar', 'Pure cow ghee', 'cow', 'navy', '#f2cf5b'),
        [
          ['500 ml', 349, 399],
          ['1 L', 685, 785],
          ['200 ml', 152, 168],
        ],
        'Grainy, golden, clarified slowly. A spoon over hot rice and alu sheddho.',
        { keywords: ['ghi', 'gawa ghee', 'desi ghee'], sold: 3310, featured: true },
      ),
      kolsi(
        'Gawa Ghee',
        pack('jar', 'Gawa ghee', 'butter-block', 'crimson', '#eebf42'),
        [['500 ml', 385, 420]],
        'Darker and stronger, the old Bengali way.',
        { keywords: ['ghi', 'gawa'], sold: 980 },
      ),
      bhor(
        'Ghee Tin',
        pack('can', 'Pure ghee', 'cow', 'ochre'),
        [['1 L', 678, 760]],
        'For weddings, puja and large families.',
        { keywords: ['ghi'], sold: 410 },
      ),
      rannaghar(
        'Vanaspati',
        pack('milkPouch', 'Vanaspati', 'drop', 'lime'),
        [['1 L', 128]],
        'For crisp khasta and patties. Free of trans fat.',
        { keywords: ['bonospoti'], sold: 390 },
      ),
    ),
  ],
};
