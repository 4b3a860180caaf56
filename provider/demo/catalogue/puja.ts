import type { DemoCategory } from '../types.ts';
import { branded, GONE, loose, pack, pile, shelf } from './make.ts';

const dhunuchi = branded('Dhunuchi');
const alpona = branded('Alpona');

export const puja: DemoCategory = {
  slug: 'puja-goods',
  name: 'Puja Goods',
  group: 'Home and care',
  tint: 'clay',
  picture: 'puja',
  subCategories: [
    shelf(
      'Dhup, dhuno and lamps',
      dhunuchi(
        'Chandan Agarbatti',
        pack('slimBox', 'Chandan agarbatti', 'agarbatti', 'crimson'),
        [
          ['100 pieces', 68, 75],
          ['250 pieces', 158, 180],
        ],
        'Sandalwood sticks, forty minutes each.',
        { keywords: ['dhup', 'incense', 'dhoop'], sold: 1960, featured: true },
      ),
      dhunuchi(
        'Jui Agarbatti',
        pack('slimBox', 'Jui agarbatti', 'agarbatti', 'violet'),
        [['100 pieces', 62]],
        'Jasmine, light.',
        { keywords: ['dhup', 'incense', 'dhoop'], sold: 920 },
      ),
      dhunuchi('Dhoop Cones', pack('box', 'Dhoop cones', 'dhoop', 'brown'), [['20 pieces', 48, 54]], 'With guggul.', {
        keywords: ['dhup', 'incense'],
        sold: 540,
      }),
      dhunuchi(
        'Dhuno (Resin)',
        pack('pouch', 'Dhuno', 'heap-misri', 'orange'),
        [['100 g', 45]],
        'For the dhunuchi, on coconut husk.',
        { keywords: ['guggul', 'resin'], sold: 410 },
      ),
      dhunuchi(
        'Camphor',
        pack('jar', 'Camphor', 'heap-camphor', 'sky', '#eef6f8'),
        [['50 g', 95, 105]],
        'Burns clean.',
        { keywords: ['karpur', 'kapoor'], sold: 630 },
      ),
      alpona('Cotton Wicks', pack('pouch', 'Cotton wicks', 'wick', 'rose'), [['100 pieces', 28]], 'Rolled long.', {
        keywords: ['solte', 'salte', 'batti'],
        sold: 780,
      }),
      loose(
        'Clay Prodip',
        pile('diya', 'two'),
        [
          ['12 pieces', 48],
          ['50 pieces', 185],
        ],
        'From Kumortuli’s back lanes.',
        { keywords: ['diya', 'pradip', 'lamp'], sold: 860 },
      ),
      alpona('Candles', pack('box', 'Candles', 'candle', 'blue'), [['6 pieces', 42]], 'For Diwali and load-shedding.', {
        keywords: ['mombati'],
        sold: 570,
      }),
    ),
    shelf(
      'Flowers and leaves',
      loose(
        'Gada Mala (Marigold Garland)',
        pile('marigold-garland'),
        [
          ['1 piece', 35],
          ['5 pieces', 165, 175],
        ],
        'Strung at Mullick Ghat at four in the morning.',
        { keywords: ['marigold', 'genda', 'garland', 'mala'], sold: 1340 },
      ),
      loose('Gada Phul (Marigold)', pile('marigold'), [['250 g', 40]], 'Loose heads, orange.', {
        keywords: ['marigold', 'genda', 'flower'],
        sold: 690,
      }),
      loose('Joba (Hibiscus)', pile('joba', 'three'), [['10 pieces', 30, 30, GONE]], 'For Ma Kali.', {
        keywords: ['hibiscus', 'jaba', 'flower'],
        sold: 620,
      }),
      loose('Padma (Lotus)', pile('lotus'), [['5 pieces', 90, 90, GONE]], 'Half open.', {
        keywords: ['lotus', 'padmo', 'flower'],
        sold: 240,
      }),
      loose(
        'Bel Pata',
        pile('bel-pata', 'three'),
        [
          ['21 pieces', 20],
          ['42 pieces', 39],
        ],
        'Three leaves to a stalk, unbroken.',
        { keywords: ['bilva', 'leaf'], sold: 480 },
      ),
      loose('Durba', pile('durba'), [['1 bunch', 12]], 'Washed and tied.', { keywords: ['dubba', 'grass'], sold: 390 }),
      loose('Paan Pata (Betel Leaf)', pile('betel'), [['20 pieces', 40, 46]], 'Mitha pata from Midnapore.', {
        keywords: ['pan', 'betel', 'paan'],
        sold: 560,
      }),
    ),
    shelf(
      'Dashakarma and prasad',
      alpona(
        'Sindoor',
        pack('jar', 'Sindoor', 'powder-sindoor', 'red', '#c4201c'),
        [
          ['50 g', 45],
          ['100 g', 88],
        ],
        'Bright, without lead.',
        { keywords: ['sindur', 'vermilion'], sold: 530 },
      ),
      alpona('Batasa', pack('pouch', 'Batasa', 'heap-batasa', 'pink'), [['250 g', 38, 42]], 'For Hari’s loot.', {
        keywords: ['batasha', 'prasad'],
        sold: 470,
      }),
      alpona(
        'Ganga Jol',
        pack('clear', 'Ganga jol', 'water', 'teal', '#dcecea'),
        [['500 ml', 30]],
        'Drawn upstream, filtered.',
        { keywords: ['ganga jal', 'holy water'], sold: 360 },
      ),
      loose('Shankha (Conch)', pile('conch'), [['1 piece', 285]], 'It sounds. We tried each.', {
        keywords: ['conch', 'shankh'],
        sold: 130,
      }),
    ),
  ],
};
