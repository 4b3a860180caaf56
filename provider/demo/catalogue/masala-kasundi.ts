import type { DemoCategory } from '../types.ts';
import { branded, GONE, pack, shelf } from './make.ts';

const rannaghar = branded('Rannaghar');
const shonar = branded('Shonar');
const kolsi = branded('Kolsi');

export const masalaKasundi: DemoCategory = {
  slug: 'masala-kasundi',
  name: 'Masala & Kasundi',
  group: 'Staples',
  tint: 'clay',
  picture: 'rannaghar-turmeric-powder',
  subCategories: [
    shelf(
      'Ground spices',
      rannaghar(
        'Turmeric Powder',
        pack('pouch', 'Turmeric', 'powder-turmeric', 'saffron'),
        [
          ['200 g', 62, 70],
          ['100 g', 33, 37],
          ['500 g', 148, 170],
        ],
        'Deep yellow, high in colour, from Erode fingers.',
        { keywords: ['holud', 'haldi'], sold: 3760, featured: true },
      ),
      rannaghar(
        'Red Chilli Powder',
        pack('pouch', 'Red chilli', 'powder-chilli', 'red'),
        [
          ['100 g', 48],
          ['200 g', 92],
        ],
        'Hot and clean; a little goes far.',
        { keywords: ['lonka guro', 'mirchi', 'lanka'], sold: 3120 },
      ),
      rannaghar(
        'Kashmiri Chilli Powder',
        pack('pouch', 'Kashmiri chilli', 'powder-chilli', 'crimson'),
        [['100 g', 84, 92]],
        'For colour in kosha mangsho, not for heat.',
        { keywords: ['mirch', 'lonka'], sold: 1480 },
      ),
      rannaghar(
        'Jeera Powder',
        pack('pouch', 'Jeera', 'powder-jeera-powder', 'brown'),
        [['100 g', 58, 64]],
        'Ground from roasted cumin.',
        { keywords: ['cumin', 'jire'], sold: 2210 },
      ),
      rannaghar(
        'Dhone Powder',
        pack('pouch', 'Dhone', 'powder-dhone-powder', 'lime'),
        [
          ['100 g', 36],
          ['200 g', 68, 75],
        ],
        'Coriander seed, ground fresh each week.',
        { keywords: ['coriander', 'dhania'], sold: 1840 },
      ),
      rannaghar(
        'Black Pepper Powder',
        pack('pouch', 'Black pepper', 'powder-pepper', 'black'),
        [['50 g', 72, 80]],
        'From Kerala berries.',
        { keywords: ['golmorich', 'kali mirch'], sold: 1010 },
      ),
    ),
    shelf(
      'Whole spices',
      rannaghar(
        'Panch Phoron',
        pack('pouch', 'Panch phoron', 'heap-panch-phoron', 'crimson'),
        [
          ['100 g', 38],
          ['200 g', 72, 80],
        ],
        'Five seeds in equal parts: methi, mouri, kalo jeera, jeera, radhuni.',
        { keywords: ['five spice', 'panchforon', 'paanch'], sold: 2590, featured: true },
      ),
      shonar(
        'Posto (Poppy Seeds)',
        pack('pouch', 'Posto', 'heap-posto', 'cream'),
        [
          ['100 g', 178, 195],
          ['50 g', 94, 102],
          ['200 g', 345, 385],
        ],
        'Nutty and fresh. Alu posto, and a nap after.',
        { keywords: ['poppy', 'khus khus', 'postu'], sold: 2870 },
      ),
      rannaghar(
        'Jeera, Whole',
        pack('pouch', 'Whole jeera', 'heap-jeera', 'ochre'),
        [
          ['100 g', 52],
          ['200 g', 98],
        ],
        'Slim green-brown seeds, sieved clean.',
        { keywords: ['cumin', 'jire'], sold: 2030 },
      ),
      rannaghar(
        'Kalo Jeera (Nigella)',
        pack('pouch', 'Kalo jeera', 'heap-kalo-jeera', 'violet'),
        [['50 g', 28]],
        'For begun-alu jhol and nimki.',
        { keywords: ['kalonji', 'nigella'], sold: 1180 },
      ),
      rannaghar(
        'Sorshe, Black Mustard',
        pack('pouch', 'Black sorshe', 'heap-mustard-black', 'brown'),
        [
          ['100 g', 24],
          ['200 g', 44],
        ],
        'Pungent when ground wet with green chilli.',
        { keywords: ['rai', 'mustard', 'shorshe'], sold: 1490 },
      ),
      rannaghar(
        'Sorshe, Yellow Mustard',
        pack('pouch', 'Yellow sorshe', 'heap-mustard-yellow', 'yellow'),
        [['100 g', 30]],
        'Milder; mix half and half for bhapa ilish.',
        { keywords: ['mustard', 'shorshe'], sold: 1370 },
      ),
      rannaghar(
        'Radhuni',
        pack('pouch', 'Radhuni', 'heap-radhuni', 'green'),
        [['50 g', 42, 42, GONE]],
        'The seed that makes a shukto a shukto.',
        { keywords: ['wild celery', 'ajmod'], sold: 340 },
      ),
      rannaghar(
        'Mouri (Fennel)',
        pack('pouch', 'Mouri', 'heap-mouri', 'leaf'),
        [['100 g', 40]],
        'Sweet seeds for dal and after dinner.',
        { keywords: ['saunf', 'fennel'], sold: 870 },
      ),
      rannaghar(
        'Methi Seeds',
        pack('pouch', 'Methi', 'heap-methi', 'orange'),
        [
          ['100 g', 22],
          ['200 g', 43],
        ],
        'A pinch in hot oil, no more.',
        { keywords: ['fenugreek'], sold: 620 },
      ),
      rannaghar(
        'Dhone, Whole Coriander',
        pack('pouch', 'Whole dhone', 'heap-dhone', 'lime'),
        [['100 g', 30]],
        'Round, light, fragrant.',
        { keywords: ['coriander', 'dhania'], sold: 540 },
      ),
      rannaghar(
        'Elaichi (Green Cardamom)',
        pack('pouch', 'Elaichi', 'heap-elaichi', 'mint'),
        [
          ['25 g', 118],
          ['50 g', 228],
        ],
        'Bold 8 mm pods.',
        { keywords: ['cardamom', 'elach'], sold: 1290 },
      ),
      rannaghar(
        'Labanga (Cloves)',
        pack('pouch', 'Labanga', 'heap-labanga', 'brown'),
        [['25 g', 52]],
        'Whole heads, oily to the nail.',
        { keywords: ['clove', 'laung', 'lobongo'], sold: 760 },
      ),
      rannaghar(
        'Golmorich (Black Pepper)',
        pack('pouch', 'Golmorich', 'heap-pepper', 'black'),
        [['50 g', 68, 76]],
        'Whole, for the mill.',
        { keywords: ['pepper', 'kali mirch'], sold: 690 },
      ),
    ),
    shelf(
      'Cooking masala',
      rannaghar(
        'Bangla Garam Masala',
        pack('box', 'Garam masala', 'powder-garam-masala', 'brown'),
        [
          ['50 g', 62, 70],
          ['100 g', 118, 135],
        ],
        'Cardamom, cinnamon and clove. Nothing else.',
        { keywords: ['gorom moshla'], sold: 2340 },
      ),
      rannaghar(
        'Kosha Mangsho Masala',
        pack('box', 'Kosha mangsho', 'powder-meat-masala', 'crimson'),
        [
          ['50 g', 48],
          ['100 g', 92, 99],
        ],
        'For slow, dark mutton.',
        { keywords: ['meat masala', 'mutton'], sold: 1560 },
      ),
      rannaghar(
        'Chicken Curry Masala',
        pack('box', 'Chicken curry', 'powder-meat-masala', 'orange'),
        [
          ['100 g', 78],
          ['200 g', 152],
        ],
        'For a Sunday jhol with potatoes.',
        { keywords: ['murgi', 'meat masala'], sold: 1430 },
      ),
      rannaghar(
        'Fish Curry Masala',
        pack('box', 'Fish curry', 'powder-fish-masala', 'sky'),
        [['50 g', 42, 42, GONE]],
        'Jeera, dhone, holud, in a jhol’s proportions.',
        { keywords: ['macher jhol', 'maach'], sold: 870 },
      ),
      rannaghar(
        'Biryani Masala, Kolkata Style',
        pack('box', 'Kolkata biryani', 'powder-garam-masala', 'plum'),
        [['50 g', 68]],
        'With mace and a hint of keora. Add the potato yourself.',
        { keywords: ['biriyani'], sold: 1690, addedDaysAgo: 12 },
      ),
      rannaghar(
        'Shukto Masala',
        pack('pouch', 'Shukto masala', 'heap-radhuni', 'green'),
        [['50 g', 38]],
        'Radhuni, mustard and posto.',
        { sold: 410 },
      ),
      rannaghar(
        'Chaat Masala',
        pack('pouch', 'Chaat masala', 'powder-jeera-powder', 'violet'),
        [['100 g', 58]],
        'Tangy, for fruit and ghugni.',
        { sold: 940 },
      ),
      rannaghar(
        'Ginger Garlic Paste',
        pack('jar', 'Ginger garlic', 'ginger-root', 'ochre', '#ead7a0'),
        [['200 g', 58, 66]],
        'Half and half, no vinegar.',
        { keywords: ['ada rosun bata'], sold: 1720 },
      ),
    ),
    shelf(
      'Kasundi and sauces',
      rannaghar(
        'Kasundi',
        pack('glass', 'Kasundi', 'heap-mustard-yellow', 'crimson', '#c9a01a'),
        [
          ['300 g', 85],
          ['700 g', 184, 199],
        ],
        'Fermented mustard, sharp enough to clear the head. With fish fry, nothing else will do.',
        { keywords: ['mustard sauce', 'kashundi'], sold: 2760, featured: true },
      ),
      rannaghar(
        'Aam Kasundi',
        pack('glass', 'Aam kasundi', 'mango', 'green', '#b8a832'),
        [['300 g', 98, 110]],
        'With green mango, softer and sourer.',
        { keywords: ['mustard sauce', 'kashundi'], sold: 720 },
      ),
      kolsi(
        'Tomato Ketchup',
        pack('squeeze', 'Tomato ketchup', 'tomato', 'red'),
        [
          ['900 g', 118],
          ['500 g', 72],
        ],
        'Thick, no onion, no garlic.',
        { keywords: ['tomato sauce'], sold: 2190 },
      ),
      kolsi(
        'Green Chilli Sauce',
        pack('glass', 'Green chilli', 'green-chilli', 'leaf', '#6f9a3a'),
        [['200 g', 52]],
        'For rolls and chowmein.',
        { sold: 980 },
      ),
      kolsi(
        'Dark Soy Sauce',
        pack('glass', 'Soy sauce', 'steaming-bowl', 'black', '#2c1a12'),
        [['200 g', 56]],
        'Tangra taught us.',
        { sold: 760 },
      ),
      kolsi(
        'White Vinegar',
        pack('glass', 'White vinegar', 'water', 'sky', '#e4eef0'),
        [['500 ml', 38]],
        'For pickles and marinades.',
        { keywords: ['sirka'], sold: 430 },
      ),
    ),
    shelf(
      'Pickles and chutney',
      rannaghar(
        'Mango Pickle',
        pack('jar', 'Mango pickle', 'mango', 'green', '#b5561a'),
        [
          ['400 g', 132, 150],
          ['200 g', 72],
        ],
        'Green mango in mustard oil, sunned on a roof.',
        { keywords: ['achar', 'aam'], sold: 1870 },
      ),
      rannaghar(
        'Kuler Achar',
        pack('jar', 'Kuler achar', 'kul', 'brown', '#7a3a14'),
        [
          ['300 g', 118],
          ['600 g', 230],
        ],
        'Jujube in gur: school-gate taste.',
        { keywords: ['ber pickle', 'achar'], sold: 830 },
      ),
      rannaghar(
        'Lime Pickle',
        pack('jar', 'Lime pickle', 'pati-lebu', 'lime', '#a8882a'),
        [['300 g', 98]],
        'Whole limes, salt and time.',
        { keywords: ['achar', 'nimbu'], sold: 560 },
      ),
      rannaghar(
        'Tetul Chutney (Tamarind)',
        pack('jar', 'Tetul chutney', 'tamarind', 'brown', '#4a2212'),
        [['300 g', 92]],
        'For phuchka at home.',
        { keywords: ['imli', 'tamarind'], sold: 640 },
      ),
      shonar(
        'Tetul (Tamarind), Seedless',
        pack('pouch', 'Tetul', 'tamarind', 'kraft'),
        [['200 g', 54, 60]],
        'Soft block, soak in warm water.',
        { keywords: ['imli', 'tamarind'], sold: 510 },
      ),
    ),
  ],
};
