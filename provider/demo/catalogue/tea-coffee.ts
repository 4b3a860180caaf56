import type { DemoCategory } from '../types.ts';
import { branded, GONE, pack, shelf } from './make.ts';

const chaabari = branded('Chaabari');
const bagan = branded('Bagan');
const tiffin = branded('Tiffin');

export const teaCoffee: DemoCategory = {
  slug: 'tea-coffee',
  name: 'Tea & Coffee',
  group: 'Snacks and drinks',
  tint: 'sand',
  picture: 'chaabari-assam-leaf-tea',
  subCategories: [
    shelf(
      'Darjeeling and Assam tea',
      chaabari(
        'Assam Leaf Tea',
        pack('box', 'Assam leaf tea', 'teapot', 'crimson'),
        [
          ['250 g', 145, 165],
          ['500 g', 282, 325],
          ['1 kg', 550, 640],
        ],
        'Strong and malty, stands up to milk.',
        { keywords: ['cha', 'chai'], sold: 3290, featured: true },
      ),
      chaabari(
        'Darjeeling First Flush',
        pack('can', 'First flush', 'herb', 'leaf'),
        [
          ['100 g', 420, 460],
          ['50 g', 225],
        ],
        'Spring leaves from Kurseong. Three minutes, no milk, please.',
        { keywords: ['cha', 'chai', 'darjiling'], sold: 790, featured: true, addedDaysAgo: 10 },
      ),
      chaabari(
        'Darjeeling Second Flush',
        pack('can', 'Second flush', 'heap-tea-leaf', 'brown'),
        [['100 g', 345, 380]],
        'Muscatel, amber in the cup.',
        { keywords: ['cha', 'chai', 'darjiling'], sold: 680 },
      ),
      chaabari(
        'CTC Family Tea',
        pack('pouch', 'Family CTC', 'heap-tea-ctc', 'red'),
        [
          ['500 g', 215, 240],
          ['1 kg', 418, 475],
        ],
        'Dooars granules. Boil it with ginger.',
        { keywords: ['cha', 'chai', 'dust tea'], sold: 2760 },
      ),
      chaabari(
        'Masala Tea',
        pack('box', 'Masala tea', 'hot-beverage', 'orange'),
        [['250 g', 168]],
        'Elaichi, ginger and clove, already in.',
        { keywords: ['cha', 'chai'], sold: 870 },
      ),
    ),
    shelf(
      'Green tea and tea bags',
      chaabari(
        'Green Tea',
        pack('box', 'Green tea', 'heap-green-tea', 'lime'),
        [['100 g', 135]],
        'Whole leaf. Water off the boil.',
        { keywords: ['cha'], sold: 620 },
      ),
      chaabari(
        'Tulsi Green Tea Bags',
        pack('box', 'Tulsi tea bags', 'herb', 'leaf'),
        [['25 pieces', 125, 140]],
        'Three kinds of tulsi.',
        { keywords: ['cha', 'holy basil'], sold: 740 },
      ),
      chaabari(
        'Assam Tea Bags',
        pack('box', 'Tea bags', 'hot-beverage', 'navy'),
        [
          ['100 pieces', 165, 185],
          ['25 pieces', 48],
        ],
        'For the office drawer.',
        { keywords: ['cha', 'dip'], sold: 1180 },
      ),
    ),
    shelf(
      'Coffee',
      chaabari(
        'Instant Coffee',
        pack('jar', 'Instant coffee', 'hot-beverage', 'red', '#4a2a18'),
        [
          ['100 g', 285],
          ['50 g', 152],
          ['200 g', 545, 570],
        ],
        'Pure coffee, no chicory. Beat it with sugar for foam.',
        { keywords: ['kofi', 'kaapi'], sold: 1930 },
      ),
      chaabari(
        'Filter Coffee',
        pack('pouch', 'Filter coffee', 'heap-coffee-bean', 'coffee'),
        [
          ['250 g', 210],
          ['500 g', 410],
        ],
        '80 coffee, 20 chicory, ground on the day it leaves.',
        { keywords: ['kaapi'], sold: 560 },
      ),
      chaabari(
        'Roasted Coffee Beans',
        pack('pouch', 'Whole beans', 'heap-coffee-bean', 'black'),
        [['250 g', 365, 365, GONE]],
        'Chikmagalur arabica, medium roast.',
        { sold: 210 },
      ),
    ),
    shelf(
      'Health drinks',
      tiffin(
        'Malted Chocolate Drink',
        pack('jar', 'Malt chocolate', 'powder-cocoa', 'violet', '#7a4a2c'),
        [
          ['500 g', 238],
          ['1 kg', 452],
        ],
        'Two spoons in hot milk.',
        { keywords: ['health drink', 'malt'], sold: 1240 },
      ),
      tiffin(
        'Malted Wheat Drink',
        pack('jar', 'Malted wheat', 'powder-health-drink', 'blue', '#d9a86a'),
        [
          ['500 g', 228],
          ['1 kg', 445],
        ],
        'For growing children and tired parents.',
        { keywords: ['health drink', 'malt'], sold: 980 },
      ),
      bagan('Glucose Powder', pack('box', 'Glucose', 'sun', 'green'), [['500 g', 145, 160]], 'For the month of May.', {
        keywords: ['energy'],
        sold: 530,
      }),
    ),
  ],
};
