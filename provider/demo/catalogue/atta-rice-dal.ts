import type { DemoCategory } from '../types.ts';
import { branded, GONE, pack, shelf } from './make.ts';

const shonar = branded('Shonar');
const dheki = branded('Dheki');
const shobuj = branded('Shobuj');

export const attaRiceDal: DemoCategory = {
  slug: 'atta-rice-dal',
  name: 'Atta, Rice & Dal',
  group: 'Staples',
  tint: 'spice',
  picture: 'shonar-whole-wheat-chakki-atta',
  subCategories: [
    shelf(
      'Atta and flours',
      shonar(
        'Whole Wheat Chakki Atta',
        pack('sack', 'Atta', 'heap-wheat', 'red'),
        [
          ['5 kg', 238, 275],
          ['10 kg', 465, 540],
          ['1 kg', 52, 58],
        ],
        'Stone-ground from whole MP wheat, with the bran left in. Soft rotis that stay soft in the tiffin; takes a little more water than fine atta.',
        {
          keywords: ['aata', 'wheat flour', 'gom'],
          sold: 4980,
          featured: true,
          highlights: ['Stone-ground', 'Nothing added', 'Bran left in'],
          details: [
            ['Ingredients', 'Whole wheat'],
            ['Shelf life', '3 months'],
            ['Keep', 'Dry, in a closed tin'],
          ],
        },
      ),
      shonar(
        'Multigrain Atta',
        pack('sack', 'Multi grain', 'heap-mixed', 'green'),
        [
          ['5 kg', 312, 345],
          ['1 kg', 68],
        ],
        'Wheat with ragi, chana, oats, maize and soya. Nutty, a little darker.',
        { keywords: ['aata', 'atta', 'wheat flour'], sold: 1450 },
      ),
      shonar(
        'Sharbati Atta',
        pack('sack', 'Sharbati', 'heap-wheat', 'ochre'),
        [
          ['5 kg', 298, 330],
          ['10 kg', 580, 655],
        ],
        'From sweet Sehore wheat. The rotis puff and stay white inside.',
        { keywords: ['aata', 'wheat flour'], sold: 1120 },
      ),
      dheki(
        'Whole Wheat Atta',
        pack('pouch', 'Whole wheat atta', 'powder-atta', 'kraft'),
        [
          ['1 kg', 49],
          ['2 kg', 96],
        ],
        'Slow-milled in small lots at Bardhaman.',
        { keywords: ['aata', 'wheat flour'], sold: 620 },
      ),
      shonar(
        'Maida',
        pack('pouch', 'Maida', 'powder-maida', 'blue'),
        [
          ['1 kg', 46, 52],
          ['500 g', 25],
        ],
        'Fine and white, for luchi, nimki and porota.',
        { keywords: ['flour', 'moida'], sold: 2140 },
      ),
      shonar(
        'Besan',
        pack('pouch', 'Besan', 'powder-besan', 'saffron'),
        [
          ['500 g', 62, 70],
          ['1 kg', 120, 138],
        ],
        'Ground from chana dal, for beguni batter and laddu.',
        { keywords: ['gram flour', 'beson'], sold: 1790 },
      ),
      shonar(
        'Suji',
        pack('pouch', 'Suji', 'powder-suji', 'orange'),
        [
          ['500 g', 34],
          ['1 kg', 66, 72],
        ],
        'Medium grain, roasts evenly for halwa.',
        { keywords: ['rava', 'semolina', 'sooji'], sold: 1330 },
      ),
      dheki(
        'Chhatu (Sattu)',
        pack('pouch', 'Chhatu', 'powder-sattu', 'brown'),
        [
          ['500 g', 78],
          ['200 g', 34],
        ],
        'Roasted Bengal gram, finely ground. Breakfast with onion and lemon.',
        { keywords: ['sattu', 'chatu'], sold: 990 },
      ),
      dheki(
        'Gobindobhog Rice Flour',
        pack('pouch', 'Rice flour', 'powder-rice-flour', 'cream'),
        [['500 g', 58]],
        'For pithe at Poush Parbon.',
        { keywords: ['chaler guro', 'pithe'], sold: 450 },
      ),
      shobuj(
        'Ragi Flour',
        pack('pouch', 'Ragi flour', 'powder-ragi', 'plum'),
        [['500 g', 54, 60]],
        'Finger millet, whole. Good in dosa and porridge.',
        { keywords: ['finger millet', 'marua'], sold: 320 },
      ),
    ),
    shelf(
      'Everyday rice',
      shonar(
        'Banskathi Rice',
        pack('sack', 'Bans kathi', 'heap-rice', 'green'),
        [
          ['5 kg', 365, 410],
          ['10 kg', 715, 810],
          ['1 kg', 76],
        ],
        'Long, slim and light, for a working day’s lunch. Stays separate.',
        { keywords: ['chal', 'chaal', 'bhaat', 'basmati'], sold: 4120, featured: true },
      ),
      shonar(
        'Minikit Rice',
        pack('sack', 'Minikit', 'heap-rice', 'blue'),
        [
          ['5 kg', 298, 330],
          ['10 kg', 585, 655],
        ],
        'The everyday rice: slender, white and quick.',
        { keywords: ['chal', 'miniket', 'bhaat'], sold: 3760 },
      ),
      shonar(
        'Swarna Sheddho Rice',
        pack('sack', 'Swarna', 'heap-rice', 'orange'),
        [
          ['10 kg', 428, 470],
          ['5 kg', 219],
        ],
        'Parboiled and filling, at a price for big families.',
        { keywords: ['chal', 'parboiled', 'siddha'], sold: 1870 },
      ),
      dheki(
        'Dudhersar Rice',
        pack('sack', 'Dudhersar', 'heap-rice-short', 'navy'),
        [
          ['5 kg', 420, 460],
          ['1 kg', 88],
        ],
        'Small-grained and soft, grown in Nadia.',
        { keywords: ['chal', 'dudheswar'], sold: 740 },
      ),
      shonar(
        'Brown Rice',
        pack('pouch', 'Brown rice', 'heap-rice-brown', 'brown'),
        [['1 kg', 118]],
        'Bran on. Soak it for half an hour first.',
        { keywords: ['chal'], sold: 430 },
      ),
    ),
    shelf(
      'Aromatic rice',
      shonar(
        'Gobindobhog Rice',
        pack('pouch', 'Gobindobhog', 'heap-rice-short', 'green'),
        [
          ['1 kg', 128, 140],
          ['5 kg', 615, 690],
          ['500 g', 68],
        ],
        'Short, buttery grains from Bardhaman for payesh, khichuri and bhog.',
        { keywords: ['govindobhog', 'chal', 'payesh'], sold: 3180, featured: true },
      ),
      dheki(
        'Tulaipanji Rice',
        pack('pouch', 'Tulaipanji', 'heap-rice', 'violet'),
        [['1 kg', 152, 165]],
        'North Bengal’s scented rice, for pulao.',
        { keywords: ['chal', 'tulaipanji'], sold: 520 },
      ),
      dheki(
        'Kalo Nunia Rice',
        pack('pouch', 'Kalo Nunia', 'heap-rice-short', 'black'),
        [['1 kg', 168, 168, GONE]],
        'The prince of rice, black in the husk and white in the pot.',
        { keywords: ['chal', 'kala nunia'], sold: 210 },
      ),
      shonar(
        'Long Basmati Rice',
        pack('sack', 'Basmati', 'heap-rice', 'navy'),
        [
          ['5 kg', 640],
          ['1 kg', 138],
        ],
        'Aged a year. Doubles in length for biryani.',
        { keywords: ['chal', 'biryani'], sold: 2460 },
      ),
      shobuj(
        'Black Rice',
        pack('pouch', 'Black rice', 'heap-rice-black', 'plum'),
        [['500 g', 124]],
        'Sticky and purple when cooked. A fine payesh.',
        { keywords: ['chak hao', 'chal'], sold: 160 },
      ),
    ),
    shelf(
      'Muri, chira and khoi',
      dheki(
        'Muri (Puffed Rice)',
        pack('pouch', 'Muri', 'heap-muri', 'red'),
        [
          ['500 g', 48, 54],
          ['200 g', 22],
        ],
        'Sand-roasted, no urea. Crackles when you pour it.',
        { keywords: ['murmura', 'puffed rice', 'moori'], sold: 3240 },
      ),
      dheki(
        'Chira (Flattened Rice)',
        pack('pouch', 'Chira', 'heap-chira', 'ochre'),
        [
          ['500 g', 44],
          ['1 kg', 85],
        ],
        'Medium flakes, for doi-chira or polao.',
        { keywords: ['poha', 'chire', 'flattened rice'], sold: 1910 },
      ),
      dheki(
        'Khoi (Popped Paddy)',
        pack('pouch', 'Khoi', 'heap-khoi', 'orange'),
        [['200 g', 38]],
        'Popped from paddy, husk picked out by hand.',
        { keywords: ['kheel', 'lahi'], sold: 480 },
      ),
      shonar(
        'Sabudana',
        pack('pouch', 'Sabudana', 'heap-sabudana', 'sky'),
        [
          ['500 g', 58, 64],
          ['1 kg', 113, 126],
        ],
        'Even pearls that turn clear.',
        { keywords: ['sago', 'sabu'], sold: 870 },
      ),
    ),
    shelf(
      'Dals',
      shonar(
        'Masoor Dal',
        pack('pouch', 'Masoor dal', 'heap-masoor', 'orange'),
        [
          ['1 kg', 109, 125],
          ['500 g', 57, 65],
          ['2 kg', 214, 248],
        ],
        'Small and quick: on the table in fifteen minutes.',
        { keywords: ['musur', 'red lentil', 'daal', 'lentils'], sold: 4260, featured: true },
      ),
      shonar(
        'Sona Moong Dal',
        pack('pouch', 'Sona moong', 'heap-moong', 'ochre'),
        [
          ['500 g', 84],
          ['1 kg', 164],
        ],
        'Tiny golden moong. Roast it dry before you boil it.',
        { keywords: ['mung', 'daal', 'lentils'], sold: 3390 },
      ),
      shonar(
        'Cholar Dal',
        pack('pouch', 'Cholar dal', 'heap-cholar', 'saffron'),
        [
          ['500 g', 58, 65],
          ['1 kg', 113, 128],
        ],
        'With coconut and luchi on a Sunday.',
        { keywords: ['chana dal', 'chholar', 'daal'], sold: 2150 },
      ),
      shonar(
        'Arhar Dal',
        pack('pouch', 'Arhar dal', 'heap-arhar', 'lime'),
        [
          ['1 kg', 172, 195],
          ['500 g', 88, 98],
        ],
        'Toor, oil-free and evenly split.',
        { keywords: ['toor', 'tur', 'daal'], sold: 1980 },
      ),
      shonar(
        'Biulir Dal (Urad)',
        pack('pouch', 'Biulir dal', 'heap-biuli', 'blue'),
        [
          ['500 g', 78, 86],
          ['1 kg', 152],
        ],
        'Skinned urad, with mouri and ginger. Also for bori.',
        { keywords: ['urad', 'kalai', 'daal'], sold: 1210 },
      ),
      shonar(
        'Motor Dal',
        pack('pouch', 'Motor dal', 'heap-motor', 'green'),
        [
          ['500 g', 46],
          ['1 kg', 90],
        ],
        'Split yellow peas for a thick winter dal.',
        { keywords: ['matar', 'yellow peas', 'daal'], sold: 760 },
      ),
      dheki(
        'Bhaja Moong Dal',
        pack('pouch', 'Roasted moong', 'heap-moong', 'brown'),
        [
          ['500 g', 92],
          ['1 kg', 179],
        ],
        'Already roasted over wood fire. Smells of it.',
        { keywords: ['mung', 'daal'], sold: 690, addedDaysAgo: 14 },
      ),
      shonar(
        'Panchmishali Dal',
        pack('pouch', 'Five dals', 'heap-mixed', 'crimson'),
        [['500 g', 72, 80]],
        'Five dals in one bag, in our proportions.',
        { keywords: ['mixed dal', 'daal'], sold: 540 },
      ),
    ),
    shelf(
      'Chana, rajma and soya',
      shonar(
        'Kabuli Chana',
        pack('pouch', 'Kabuli chana', 'heap-kabuli', 'red'),
        [
          ['500 g', 82, 92],
          ['1 kg', 160, 182],
        ],
        'Large and creamy. Soak it overnight.',
        { keywords: ['chickpea', 'chole', 'chhola'], sold: 1340 },
      ),
      shonar(
        'Kalo Chola (Black Chana)',
        pack('pouch', 'Kalo chola', 'heap-chana', 'brown'),
        [['500 g', 54]],
        'For ghugni, kumro chhokka and sprouts.',
        { keywords: ['black chana', 'chickpea', 'chhola'], sold: 1160 },
      ),
      shonar(
        'Ghugni Motor (Dried Peas)',
        pack('pouch', 'Ghugni motor', 'heap-motor', 'ochre'),
        [['500 g', 44]],
        'Dried white peas for ghugni.',
        { keywords: ['matar', 'ghugni'], sold: 980 },
      ),
      shonar(
        'Sabuj Motor (Dried Green Peas)',
        pack('pouch', 'Green motor', 'heap-green-motor', 'leaf'),
        [['500 g', 68]],
        'Soak, boil, fry. Good with muri.',
        { keywords: ['matar', 'green peas'], sold: 410 },
      ),
      shonar(
        'Rajma Chitra',
        pack('pouch', 'Rajma', 'heap-rajma', 'crimson'),
        [['500 g', 96, 110]],
        'Speckled beans from the hills.',
        { keywords: ['kidney beans'], sold: 830 },
      ),
      shonar(
        'Sabuj Moong (Whole)',
        pack('pouch', 'Whole moong', 'heap-moong-green', 'mint'),
        [['500 g', 78]],
        'Whole green moong, clean, sprouts well.',
        { keywords: ['mung', 'green gram'], sold: 570 },
      ),
      shonar(
        'Barbati Bij (Lobia)',
        pack('pouch', 'Lobia', 'heap-lobia', 'teal'),
        [['500 g', 74]],
        'Black-eyed beans, quick to soften.',
        { keywords: ['black eyed beans', 'raungi'], sold: 240 },
      ),
      shonar(
        'Soya Bori (Chunks)',
        pack('pouch', 'Soya bori', 'heap-soya', 'green'),
        [
          ['200 g', 48, 55],
          ['500 g', 112, 128],
        ],
        'Soak in warm water, squeeze, cook as you would mutton.',
        { keywords: ['soya chunks', 'soyabean'], sold: 1680 },
      ),
    ),
    shelf(
      'Salt, sugar and gur',
      shonar(
        'Iodised Salt',
        pack('pouch', 'Iodised salt', 'powder-salt', 'blue'),
        [
          ['1 kg', 24, 28],
          ['2 kg', 47, 56],
        ],
        'Free-flowing even in July.',
        { keywords: ['nun', 'namak', 'noon'], sold: 3540 },
      ),
      shonar(
        'Bit Nun (Black Salt)',
        pack('pouch', 'Bit nun', 'powder-rock-salt', 'plum'),
        [['100 g', 18]],
        'For fruit, phuchka water and doi.',
        { keywords: ['kala namak', 'black salt'], sold: 620 },
      ),
      shonar(
        'Saindhav Lobon (Rock Salt)',
        pack('pouch', 'Rock salt', 'powder-rock-salt', 'rose'),
        [['500 g', 42, 48]],
        'Pink salt for fasting days.',
        { keywords: ['sendha namak', 'rock salt'], sold: 410 },
      ),
      shonar(
        'Sugar',
        pack('pouch', 'Sugar', 'powder-sugar', 'sky'),
        [
          ['1 kg', 50, 55],
          ['5 kg', 242, 270],
        ],
        'Medium crystals, sulphur-free.',
        { keywords: ['chini', 'cheeni'], sold: 3870 },
      ),
      shonar(
        'Misri (Rock Sugar)',
        pack('pouch', 'Misri', 'heap-misri', 'teal'),
        [['200 g', 38]],
        'Clear lumps, for prasad and sore throats.',
        { keywords: ['michri', 'mishri'], sold: 350 },
      ),
      dheki(
        'Akher Gur (Cane Jaggery)',
        pack('pouch', 'Akher gur', 'patali', 'brown'),
        [
          ['500 g', 58],
          ['1 kg', 112],
        ],
        'Cane jaggery, boiled without chemicals.',
        { keywords: ['jaggery', 'gud'], sold: 890 },
      ),
    ),
  ],
};
