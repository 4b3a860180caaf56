import type { DemoCategory } from '../types.ts';
import { branded, chilled, GONE, loose, pack, pile } from './make.ts';

const khamar = branded('Khamar');
const borof = branded('Borof');

export const fishMeat: DemoCategory = {
  slug: 'fish-meat',
  name: 'Fish & Meat',
  group: 'Fresh',
  tint: 'sky',
  picture: 'ilish-hilsa-whole',
  subCategories: [
    chilled(
      'River and sea fish',
      loose(
        'Ilish (Hilsa), Whole',
        pile('ilish', 'lying'),
        [
          ['1 piece', 1480, 1650],
          ['2 pieces', 2920, 3280],
        ],
        'About 900 g, from Diamond Harbour. Silver, deep-bellied, scaled if you ask.',
        { keywords: ['hilsa', 'elish', 'maach', 'fish'], sold: 2240, featured: true, addedDaysAgo: 4 },
      ),
      loose(
        'Ilish, Bengali Cut',
        pile('ilish-steak', 'two'),
        [
          ['500 g', 820],
          ['1 kg', 1620],
        ],
        'Peti and gada together, roe where there is some.',
        { keywords: ['hilsa', 'elish', 'maach', 'fish'], sold: 1470 },
      ),
      loose(
        'Rohu, Whole',
        pile('rohu', 'lying'),
        [
          ['1 kg', 248, 280],
          ['2 kg', 488, 560],
        ],
        'Live this morning, cleaned and gutted.',
        { keywords: ['rui', 'ruhi', 'maach', 'fish'], sold: 1980 },
      ),
      loose(
        'Rohu, Bengali Cut',
        pile('fish-steak', 'two'),
        [
          ['500 g', 152, 170],
          ['1 kg', 298, 340],
        ],
        'Cut across for jhol, with the head on request.',
        { keywords: ['rui', 'maach', 'fish'], sold: 2890, featured: true },
      ),
      loose(
        'Katla, Bengali Cut',
        pile('fish-steak', 'three'),
        [
          ['500 g', 178, 198],
          ['1 kg', 348, 392],
        ],
        'Big, rich pieces for kalia.',
        { keywords: ['catla', 'maach', 'fish'], sold: 2110 },
      ),
      loose(
        'Katla, Whole',
        pile('katla', 'lying'),
        [['2 kg', 640, 720]],
        'A fish for guests, with a head for moong dal.',
        { keywords: ['catla', 'maach', 'fish', 'muro'], sold: 610 },
      ),
      loose('Bhetki, Whole', pile('bhetki', 'lying'), [['1 kg', 620, 690]], 'Firm white flesh, few bones.', {
        keywords: ['barramundi', 'bekti', 'maach', 'fish'],
        sold: 480,
      }),
      loose('Pomfret', pile('pomfret', 'lying'), [['500 g', 495, 560]], 'Two silver ones, for the tawa.', {
        keywords: ['maach', 'fish'],
        sold: 530,
      }),
      loose('Chital, Peti', pile('chital', 'lying'), [['500 g', 420, 420, GONE]], 'The belly, for muithya and curry.', {
        keywords: ['chitol', 'maach', 'fish'],
        sold: 190,
      }),
    ),
    chilled(
      'Small fish',
      loose(
        'Pabda',
        pile('pabda', 'pair'),
        [['500 g', 340, 385]],
        'Soft and almost boneless, for a thin jhol with bori.',
        { keywords: ['pabdah', 'maach', 'fish'], sold: 1180 },
      ),
      loose('Tangra', pile('tangra', 'pair'), [['500 g', 310]], 'Desi tangra with roe in the season.', {
        keywords: ['tyangra', 'maach', 'fish'],
        sold: 760,
      }),
      loose(
        'Parshe',
        pile('parshe', 'pair'),
        [
          ['500 g', 265, 295],
          ['1 kg', 517, 581],
        ],
        'Fry in mustard oil, then a mustard jhal.',
        { keywords: ['mullet', 'maach', 'fish'], sold: 640 },
      ),
      loose('Mourola', pile('mourola', 'pair'), [['250 g', 98]], 'Tiny ones for crisp bhaja or tok.', {
        keywords: ['mola', 'maach', 'fish'],
        sold: 520,
      }),
      loose('Koi', pile('koi', 'pair'), [['500 g', 298, 298, GONE]], 'Live. With cauliflower, or tel-koi.', {
        keywords: ['climbing perch', 'maach', 'fish'],
        sold: 310,
      }),
      loose('Magur', pile('magur', 'pair'), [['500 g', 320]], 'Live until you order. For the convalescent.', {
        keywords: ['catfish', 'maach', 'fish'],
        sold: 260,
      }),
      loose('Telapia', pile('tilapia', 'pair'), [['500 g', 98, 110]], 'Honest, cheap, good with mustard.', {
        keywords: ['tilapia', 'maach', 'fish'],
        sold: 690,
      }),
      loose(
        'Topse',
        pile('topse', 'pair'),
        [
          ['250 g', 235],
          ['500 g', 458],
        ],
        'Mango fish, for batter fry.',
        { keywords: ['mango fish', 'maach', 'fish'], sold: 180 },
      ),
    ),
    chilled(
      'Prawn and crab',
      loose(
        'Bagda Prawn, Cleaned',
        pile('bagda'),
        [
          ['250 g', 245, 280],
          ['500 g', 478, 550],
        ],
        'Shelled and deveined, tails on.',
        { keywords: ['chingri', 'shrimp', 'tiger prawn'], sold: 1540, featured: true },
      ),
      loose('Golda Prawn', pile('golda'), [['500 g', 520, 590]], 'With heads, for malaikari.', {
        keywords: ['chingri', 'galda', 'lobster'],
        sold: 780,
      }),
      loose(
        'Kucho Chingri (Small Prawns)',
        pile('bagda', 'three'),
        [['250 g', 118]],
        'For lau, mocha and kochur loti.',
        { keywords: ['shrimp', 'chingri'], sold: 980 },
      ),
      loose('Kankra (Mud Crab)', pile('crab'), [['500 g', 285, 310]], 'Cleaned and cracked.', {
        keywords: ['crab', 'kakra'],
        sold: 240,
      }),
    ),
    chilled(
      'Chicken',
      khamar(
        'Chicken, Curry Cut',
        pack('tray', 'Chicken curry cut', 'curry-cut', 'red'),
        [
          ['500 g', 138, 155],
          ['1 kg', 268, 305],
        ],
        'Skinless pieces on the bone, about 12 to a kilo.',
        { keywords: ['murgi', 'chicken', 'mangsho'], sold: 3450, featured: true },
      ),
      khamar(
        'Chicken Breast, Boneless',
        pack('tray', 'Boneless breast', 'boneless', 'navy'),
        [['450 g', 215, 240]],
        'Trimmed, for cutlet and chilli chicken.',
        { keywords: ['murgi', 'chicken'], sold: 1820 },
      ),
      khamar(
        'Chicken Drumsticks',
        pack('tray', 'Drumsticks', 'drumstick', 'orange'),
        [
          ['500 g', 168],
          ['1 kg', 328],
        ],
        'Skin off, six or so.',
        { keywords: ['leg', 'murgi', 'chicken'], sold: 1370 },
      ),
      khamar(
        'Chicken Keema',
        pack('tray', 'Chicken keema', 'heap-keema', 'crimson'),
        [
          ['450 g', 198],
          ['900 g', 386],
        ],
        'Minced once, not twice.',
        { keywords: ['mince', 'qeema', 'murgi'], sold: 710 },
      ),
      loose(
        'Whole Chicken, Skinless',
        pile('whole-chicken', 'lying'),
        [['1 kg', 238, 265]],
        'Dressed and cleaned, liver inside.',
        { keywords: ['murgi', 'chicken', 'roast'], sold: 620 },
      ),
      loose(
        'Desi Murgi (Country Chicken)',
        pile('whole-chicken', 'lying'),
        [['1 kg', 440, 440, GONE]],
        'Lean, slow to cook, worth it.',
        { keywords: ['chicken', 'country'], sold: 230 },
      ),
    ),
    chilled(
      'Mutton',
      khamar(
        'Mutton, Curry Cut',
        pack('tray', 'Mutton curry cut', 'mutton', 'crimson'),
        [
          ['500 g', 445, 490],
          ['1 kg', 875, 970],
        ],
        'Khasi, with bone and a little fat, for kosha mangsho.',
        { keywords: ['pantha', 'goat', 'mangsho'], sold: 1690 },
      ),
      khamar(
        'Mutton Keema',
        pack('tray', 'Mutton keema', 'heap-keema', 'brown'),
        [['450 g', 460, 495]],
        'For ghugni and keema-r chop.',
        { keywords: ['mince', 'goat', 'mangsho'], sold: 380 },
      ),
    ),
    chilled(
      'Frozen and dried',
      borof(
        'Fish Fingers',
        pack('box', 'Fish fingers', 'fried-shrimp', 'sky'),
        [['300 g', 245, 275]],
        'Bhetki in crumbs, twelve pieces.',
        { keywords: ['fish fry', 'frozen'], sold: 870 },
      ),
      borof(
        'Bhetki Fillet',
        pack('pouch', 'Bhetki fillet', 'fish-fillet', 'navy'),
        [['500 g', 540, 595]],
        'Pin-boned, for paturi and fish fry.',
        { keywords: ['fish', 'basa', 'frozen'], sold: 490 },
      ),
      borof(
        'Chicken Momo',
        pack('box', 'Chicken momo', 'dumpling', 'red'),
        [
          ['20 pieces', 210, 235],
          ['40 pieces', 410, 463],
        ],
        'Steam for eight minutes. Chutney within.',
        { keywords: ['dumpling', 'frozen'], sold: 1240 },
      ),
      borof(
        'Vegetable Chop',
        pack('box', 'Vegetable chop', 'chop-ball', 'plum'),
        [['8 pieces', 148]],
        'Beet, carrot and peanut, crumbed.',
        { keywords: ['frozen', 'cutlet'], sold: 640 },
      ),
      borof(
        'Chicken Cutlet',
        pack('box', 'Chicken cutlet', 'cutlet', 'orange'),
        [['6 pieces', 190]],
        'Cabin-style, with kasundi on the side.',
        { keywords: ['kabiraji', 'frozen'], sold: 580 },
      ),
      borof(
        'Green Peas, Frozen',
        pack('pouch', 'Green peas', 'pea-pod', 'green'),
        [
          ['500 g', 88, 98],
          ['1 kg', 168, 190],
        ],
        'For when winter is far.',
        { keywords: ['matar', 'koraishuti'], sold: 1130 },
      ),
      loose('Shutki (Dried Fish)', pile('dry-fish'), [['100 g', 110]], 'Loitta, sun-dried. Open a window.', {
        keywords: ['dry fish', 'sutki', 'bombay duck'],
        sold: 150,
      }),
    ),
  ],
};
