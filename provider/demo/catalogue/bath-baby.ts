import type { DemoCategory } from '../types.ts';
import { branded, GONE, pack, shelf } from './make.ts';

const phena = branded('Phena');
const shishu = branded('Shishu');
const chul = branded('Chul');
const chhoan = branded('Chhoan');
const hanshi = branded('Hanshi');
const kajol = branded('Kajol');
const shostha = branded('Shostha');

export const bathBaby: DemoCategory = {
  slug: 'bath-baby',
  name: 'Bath & Baby',
  group: 'Home and care',
  tint: 'berry',
  picture: 'phena-rose-hand-wash',
  subCategories: [
    shelf(
      'Soap and hand wash',
      phena(
        'Neem & Tulsi Soap',
        pack('bar', 'Neem & tulsi soap', 'herb', 'leaf'),
        [
          ['4 × 100 g', 128, 150],
          ['100 g', 36],
        ],
        'A plain green soap that smells of a washed courtyard.',
        { keywords: ['saban', 'sabun', 'bath soap'], sold: 2870, featured: true },
      ),
      phena(
        'Chandan Soap',
        pack('bar', 'Chandan soap', 'drop', 'brown'),
        [['3 × 125 g', 165, 185]],
        'Sandalwood and turmeric.',
        { keywords: ['saban', 'sandal', 'bath soap'], sold: 1640 },
      ),
      phena(
        'Glycerine Soap',
        pack('bar', 'Glycerine soap', 'bubbles', 'orange'),
        [['125 g', 62, 68]],
        'For the three weeks Kolkata calls winter.',
        { keywords: ['saban', 'bath soap'], sold: 930 },
      ),
      phena(
        'Rose Hand Wash',
        pack('pump', 'Rose hand wash', 'rose', 'pink'),
        [
          ['250 ml', 89, 99],
          ['750 ml', 219, 255],
        ],
        'Gentle, with glycerine.',
        { keywords: ['handwash', 'liquid soap'], sold: 1920 },
      ),
      phena(
        'Body Wash, Khus',
        pack('pump', 'Khus body wash', 'bubbles', 'teal'),
        [
          ['250 ml', 175, 199],
          ['500 ml', 341, 392],
        ],
        'Vetiver, cool in May.',
        { keywords: ['shower gel'], sold: 620 },
      ),
      phena(
        'Hand Sanitiser',
        pack('squeeze', 'Hand sanitiser', 'water', 'sky'),
        [
          ['100 ml', 48],
          ['500 ml', 195, 220],
        ],
        '70 % alcohol.',
        { keywords: ['sanitizer'], sold: 540 },
      ),
    ),
    shelf(
      'Hair care',
      chul(
        'Amla Shampoo',
        pack('squeeze', 'Amla shampoo', 'amla', 'green'),
        [
          ['340 ml', 215, 245],
          ['180 ml', 125, 138],
        ],
        'For long hair in hard water.',
        { keywords: ['shampu'], sold: 1780 },
      ),
      chul(
        'Anti-Dandruff Shampoo',
        pack('squeeze', 'Anti-dandruff', 'bubbles', 'blue'),
        [
          ['340 ml', 248],
          ['680 ml', 484],
        ],
        'Twice a week.',
        { keywords: ['shampu'], sold: 1130 },
      ),
      chul(
        'Conditioner',
        pack('squeeze', 'Conditioner', 'hair', 'rose'),
        [['180 ml', 165, 180]],
        'Untangles before the comb does.',
        { sold: 680 },
      ),
      chul(
        'Coconut Hair Oil',
        pack('bottle', 'Coconut hair oil', 'coconut', 'blue', '#eef2ec'),
        [
          ['500 ml', 232, 255],
          ['200 ml', 104, 112],
        ],
        'Pure, and nothing added.',
        { keywords: ['narkel tel', 'nariyal'], sold: 2340, featured: true },
      ),
      chul(
        'Joba Hair Oil',
        pack('glass', 'Joba hair oil', 'joba', 'crimson', '#b5302c'),
        [['200 ml', 138, 150]],
        'Red hibiscus in til oil.',
        { keywords: ['joba', 'hibiscus'], sold: 760 },
      ),
      chul('Henna Powder', pack('box', 'Henna', 'herb', 'brown'), [['150 g', 68]], 'Leaf only, sieved thrice.', {
        keywords: ['mehendi', 'mehndi'],
        sold: 420,
      }),
    ),
    shelf(
      'Skin care',
      chhoan(
        'Winter Cold Cream',
        pack('lowJar', 'Cold cream', 'snowflake', 'sky'),
        [['100 ml', 142, 160]],
        'The smell of a monkey cap.',
        { keywords: ['moisturiser', 'cream'], sold: 1240 },
      ),
      chhoan(
        'Body Lotion',
        pack('pump', 'Body lotion', 'drop', 'orange'),
        [['400 ml', 268]],
        'Cocoa butter, not sticky.',
        { keywords: ['moisturiser'], sold: 980 },
      ),
      chhoan(
        'Antiseptic Cream',
        pack('tube', 'Antiseptic cream', 'herb', 'leaf'),
        [['40 g', 58]],
        'For cuts, chaps and mosquito bites.',
        { keywords: ['boro'], sold: 1980 },
      ),
      chhoan(
        'Face Wash, Neem',
        pack('tube', 'Neem face wash', 'herb', 'lime'),
        [['100 ml', 135, 150]],
        'For city skin.',
        { keywords: ['facewash'], sold: 1340 },
      ),
      chhoan(
        'Talcum Powder',
        pack('aerosol', 'Talcum', 'cherry-blossom', 'violet'),
        [['300 g', 168, 185, GONE]],
        'Chandan, for after the bath.',
        { keywords: ['powder', 'talc'], sold: 870 },
      ),
      kajol(
        'Kajal',
        pack('card', 'Kajal', 'drop', 'black'),
        [['1 piece', 120, 135]],
        'Deep black, made with ghee soot.',
        { keywords: ['kohl', 'makeup'], sold: 690 },
      ),
      kajol(
        'Lipstick, Alta Red',
        pack('card', 'Lipstick', 'lipstick', 'crimson'),
        [['1 piece', 245, 280]],
        'The red of pujo mornings.',
        { keywords: ['makeup'], sold: 410 },
      ),
    ),
    shelf(
      'Teeth and shaving',
      hanshi(
        'Clove & Mint Toothpaste',
        pack('tube', 'Clove & mint', 'herb', 'red'),
        [
          ['150 g', 92, 105],
          ['2 × 150 g', 179, 210],
        ],
        'Labanga keeps the dentist away.',
        { keywords: ['majon', 'toothpaste'], sold: 2640 },
      ),
      hanshi(
        'Salt Toothpaste',
        pack('tube', 'Salt toothpaste', 'tooth', 'navy'),
        [['150 g', 98, 110]],
        'Rock salt and neem.',
        { keywords: ['majon'], sold: 980 },
      ),
      hanshi(
        'Toothbrush, Soft',
        pack('card', 'Soft toothbrush', 'toothbrush', 'teal'),
        [
          ['3 pieces', 99, 120],
          ['1 piece', 38],
        ],
        'Change it with the season.',
        { keywords: ['brush'], sold: 1530 },
      ),
      hanshi(
        'Mouthwash',
        pack('bottle', 'Mouthwash', 'water', 'sky', '#7fd0d8'),
        [
          ['250 ml', 128, 140],
          ['500 ml', 250, 276],
        ],
        'Mint, no alcohol.',
        { sold: 430 },
      ),
      chhoan(
        'Shaving Foam',
        pack('aerosol', 'Shaving foam', 'bubbles', 'navy'),
        [['200 g', 185, 205]],
        'Close shave, calm skin.',
        { keywords: ['shaving cream'], sold: 520 },
      ),
      chhoan('Razor', pack('card', 'Razor', 'razor', 'blue'), [['2 pieces', 68]], 'Twin blade.', {
        keywords: ['blade', 'shaving'],
        sold: 610,
      }),
    ),
    shelf(
      'Baby care',
      shishu(
        'Baby Wash',
        pack('pump', 'Baby wash', 'baby-bottle', 'cream'),
        [
          ['200 ml', 185],
          ['400 ml', 345, 365],
        ],
        'No tears, no dye.',
        { keywords: ['baby shampoo', 'bachcha'], sold: 1120 },
      ),
      shishu(
        'Diaper Pants, Medium',
        pack('softPack', 'Diaper pants M', 'diaper', 'mint'),
        [
          ['34 pieces', 399, 470],
          ['76 pieces', 829, 999],
        ],
        '7 to 12 kg, twelve hours.',
        { keywords: ['nappy', 'diapers'], sold: 1890, featured: true },
      ),
      shishu(
        'Diaper Pants, Large',
        pack('softPack', 'Diaper pants L', 'diaper', 'orange'),
        [['28 pieces', 399, 470]],
        '9 to 14 kg.',
        { keywords: ['nappy', 'diapers'], sold: 1340 },
      ),
      shishu(
        'Baby Wipes',
        pack('softPack', 'Baby wipes', 'wipes', 'sky'),
        [
          ['72 pieces', 129],
          ['3 × 72 pieces', 359],
        ],
        'Water and a little aloe.',
        { keywords: ['wet wipes'], sold: 1460 },
      ),
      shishu(
        'Baby Massage Oil',
        pack('bottle', 'Massage oil', 'drop', 'saffron', '#f0cf6a'),
        [['200 ml', 168]],
        'Til and almond, for the winter sun.',
        { keywords: ['malish tel'], sold: 760 },
      ),
      shishu(
        'Baby Powder',
        pack('aerosol', 'Baby powder', 'cherry-blossom', 'blue'),
        [['200 g', 128]],
        'Cornstarch, no talc.',
        { sold: 590 },
      ),
      shishu(
        'Rice Cereal with Banana',
        pack('box', 'Rice & banana', 'bowl-with-spoon', 'leaf'),
        [['300 g', 245, 260, GONE]],
        'From six months, milk within.',
        { keywords: ['baby food'], sold: 640 },
      ),
      shishu(
        'Feeding Bottle',
        pack('card', 'Feeding bottle', 'baby-bottle', 'violet'),
        [['1 piece', 165, 185]],
        '250 ml, slow flow.',
        { keywords: ['nipple'], sold: 380 },
      ),
    ),
    shelf(
      'Health and hygiene',
      shostha(
        'Sanitary Pads, XL',
        pack('softPack', 'Pads XL', 'pad', 'rose'),
        [
          ['15 pieces', 148, 165],
          ['40 pieces', 355, 420],
        ],
        'Cotton top, no scent.',
        { keywords: ['napkin', 'period'], sold: 1680 },
      ),
      shostha(
        'Pain Balm',
        pack('lowJar', 'Pain balm', 'herb', 'green'),
        [['45 g', 118]],
        'For the forehead after office.',
        { keywords: ['balm', 'headache'], sold: 740 },
      ),
      shostha(
        'Isabgol',
        pack('box', 'Isabgol', 'heap-oats', 'saffron'),
        [['100 g', 128, 140]],
        'At bedtime, with warm water.',
        { keywords: ['psyllium', 'husk', 'bhushi'], sold: 590 },
      ),
      shostha(
        'Chyawanprash',
        pack('jar', 'Chyawanprash', 'amla', 'brown', '#3a2014'),
        [['500 g', 228, 250]],
        'Amla and forty herbs.',
        { keywords: ['ayurveda', 'immunity'], sold: 680 },
      ),
      shostha(
        'Adhesive Bandage',
        pack('box', 'Bandage strips', 'adhesive-bandage', 'red'),
        [['20 pieces', 45]],
        'Washproof.',
        { keywords: ['plaster', 'first aid'], sold: 470 },
      ),
    ),
  ],
};
