import type { DemoCategory } from '../types.ts';
import { branded, GONE, pack, pile, shelf } from './make.ts';

const tiffin = branded('Tiffin');
const murmure = branded('Murmure');
const rannaghar = branded('Rannaghar');
const shonar = branded('Shonar');

export const biscuitsSnacks: DemoCategory = {
  slug: 'biscuits-snacks',
  name: 'Biscuits & Snacks',
  group: 'Snacks and drinks',
  tint: 'berry',
  picture: 'murmure-jhal-chanachur',
  subCategories: [
    shelf(
      'Biscuits',
      tiffin(
        'Marie Biscuits',
        pack('flow', 'Marie biscuits', 'marie-biscuit', 'red'),
        [
          ['300 g', 40, 45],
          ['600 g', 76, 88],
        ],
        'Thin and crisp. Survives exactly two seconds in tea.',
        { keywords: ['biskut', 'tea biscuit'], sold: 3420, featured: true },
      ),
      tiffin(
        'Glucose Biscuits',
        pack('flow', 'Glucose', 'salt-biscuit', 'yellow'),
        [
          ['250 g', 25],
          ['800 g', 78, 85],
        ],
        'Milk, wheat and memories.',
        { keywords: ['biskut'], sold: 2980 },
      ),
      tiffin(
        'Thin Arrowroot Biscuits',
        pack('flow', 'Thin arrowroot', 'marie-biscuit', 'sky'),
        [['300 g', 42, 48, GONE]],
        'Light, for the sick and the sensible.',
        { keywords: ['biskut'], sold: 1640 },
      ),
      tiffin(
        'Chocolate Cream Biscuits',
        pack('flow', 'Choco cream', 'cream-biscuit', 'coffee'),
        [
          ['120 g', 30],
          ['4 × 120 g', 112, 120],
        ],
        'Twist, lick, dip.',
        { keywords: ['biskut', 'sandwich'], sold: 1890 },
      ),
      tiffin(
        'Salted Crackers',
        pack('flow', 'Salted crackers', 'salt-biscuit', 'blue'),
        [['200 g', 38, 42]],
        'With kalo jeera.',
        { keywords: ['biskut', 'nonta'], sold: 1120 },
      ),
      tiffin(
        'Butter Cookies',
        pack('flow', 'Butter cookies', 'cookie', 'saffron'),
        [
          ['200 g', 58, 65],
          ['400 g', 113, 128],
        ],
        'Real butter, 12 %.',
        { keywords: ['biskut'], sold: 1370 },
      ),
      tiffin(
        'Digestive Biscuits',
        pack('flow', 'Digestive', 'marie-biscuit', 'brown'),
        [['250 g', 52, 60]],
        'Whole wheat atta and bran.',
        { keywords: ['biskut', 'atta'], sold: 960 },
      ),
    ),
    shelf(
      'Chanachur and bhujia',
      murmure(
        'Jhal Chanachur',
        pack('pouch', 'Jhal chanachur', 'heap-chanachur', 'plum'),
        [
          ['250 g', 78, 90],
          ['500 g', 150, 176],
          ['100 g', 34],
        ],
        'Hot, with peanuts and curry leaves. Mix into muri with raw mustard oil.',
        { keywords: ['mixture', 'namkeen', 'chanachoor'], sold: 3180, featured: true },
      ),
      murmure(
        'Mishti Chanachur',
        pack('pouch', 'Mishti chanachur', 'heap-chanachur', 'orange'),
        [['250 g', 76, 85]],
        'Sweeter, with raisins.',
        { keywords: ['mixture', 'namkeen'], sold: 1240 },
      ),
      murmure(
        'Jhuri Bhaja',
        pack('pouch', 'Jhuri bhaja', 'heap-jhuri', 'green'),
        [['150 g', 55]],
        'Potato straws with peanuts, for dal and rice.',
        { keywords: ['aloo bhujia', 'alu'], sold: 980 },
      ),
      murmure(
        'Bhujia',
        pack('pouch', 'Bhujia', 'heap-bhujia', 'red'),
        [
          ['200 g', 58, 65],
          ['400 g', 112, 128],
        ],
        'Moth and besan, peppery.',
        { keywords: ['sev', 'namkeen'], sold: 1560 },
      ),
      murmure('Dalmut', pack('pouch', 'Dalmut', 'heap-masoor', 'violet'), [['200 g', 54]], 'Fried masoor and sev.', {
        keywords: ['dalmoth', 'namkeen'],
        sold: 620,
      }),
      murmure(
        'Nimki',
        pack('pouch', 'Nimki', 'heap-nimki', 'ochre'),
        [['200 g', 56]],
        'Kalo jeera and layers, for Bijoya.',
        { keywords: ['namak pare', 'mathri'], sold: 870 },
      ),
      murmure(
        'Jhalmuri Kit',
        pack('box', 'Jhalmuri kit', 'heap-muri', 'teal'),
        [['4 servings', 95, 105]],
        'Muri, chanachur, masala and a sachet of mustard oil. Bring an onion.',
        { keywords: ['muri', 'bhel'], sold: 760, addedDaysAgo: 9 },
      ),
    ),
    shelf(
      'Chips and popcorn',
      murmure(
        'Potato Chips',
        pack('pouch', 'Potato chips', 'heap-chips', 'blue'),
        [
          ['90 g', 40],
          ['180 g', 76],
        ],
        'Salted, nothing more. The bag is half full because we weigh it.',
        { keywords: ['alu', 'crisps', 'wafer'], sold: 2870 },
      ),
      murmure(
        'Masala Potato Chips',
        pack('pouch', 'Masala chips', 'heap-chips', 'crimson'),
        [['90 g', 40]],
        'Lonka, amchur and a little sugar.',
        { keywords: ['alu', 'crisps'], sold: 2140 },
      ),
      murmure(
        'Kasundi Potato Chips',
        pack('pouch', 'Kasundi chips', 'heap-chips', 'yellow'),
        [['90 g', 45, 50]],
        'Tastes of fish fry without the fish.',
        { keywords: ['alu', 'crisps', 'mustard'], sold: 940, addedDaysAgo: 15 },
      ),
      murmure(
        'Banana Chips',
        pack('pouch', 'Banana chips', 'banana-green', 'lime'),
        [['150 g', 78]],
        'Fried in coconut oil.',
        { keywords: ['kachkola', 'kela'], sold: 560 },
      ),
      murmure(
        'Butter Popcorn',
        pack('pouch', 'Butter popcorn', 'heap-popcorn', 'red'),
        [['80 g', 35]],
        'Popped, buttered, salted.',
        { sold: 720 },
      ),
      rannaghar(
        'Moong Papad',
        pack('pouch', 'Moong papad', 'heap-papad', 'saffron'),
        [['200 g', 68, 76]],
        'Thin, peppered. Roast over the flame.',
        { keywords: ['papor', 'papar'], sold: 1180 },
      ),
      rannaghar(
        'Kalai Dal Bori',
        pack('pouch', 'Dal bori', 'heap-bori', 'brown'),
        [['200 g', 72]],
        'Sun-dried on a terrace in Tamluk.',
        { keywords: ['bari', 'vadi', 'wadi'], sold: 690 },
      ),
    ),
    shelf(
      'Nuts and dry fruit',
      shonar(
        'Roasted Peanuts',
        pack('pouch', 'Badam bhaja', 'heap-peanut', 'orange'),
        [
          ['200 g', 48, 54],
          ['500 g', 112, 128],
        ],
        'Roasted in sand, skins on.',
        { keywords: ['badam', 'chinabadam', 'peanut'], sold: 1490 },
      ),
      shonar(
        'Cashew (Kaju)',
        pack('pouch', 'Kaju', 'heap-cashew', 'cream'),
        [
          ['200 g', 225],
          ['500 g', 545],
        ],
        'W320 wholes.',
        { keywords: ['cashewnut', 'kaju'], sold: 1380 },
      ),
      shonar(
        'Almond (Badam)',
        pack('pouch', 'Almonds', 'heap-almond', 'brown'),
        [
          ['200 g', 210, 235],
          ['500 g', 505, 575],
        ],
        'Soak five at night.',
        { keywords: ['badam', 'kath badam'], sold: 1610 },
      ),
      shonar(
        'Kismis (Raisins)',
        pack('pouch', 'Kismis', 'heap-kismis', 'lime'),
        [['200 g', 98, 110]],
        'Golden, for payesh and polao.',
        { keywords: ['raisin', 'kishmish'], sold: 1270 },
      ),
      shonar(
        'Pista, Salted',
        pack('pouch', 'Pista', 'heap-pista', 'leaf'),
        [['200 g', 310, 345]],
        'Open shells only.',
        { keywords: ['pistachio'], sold: 460 },
      ),
      shonar(
        'Walnut Halves',
        pack('pouch', 'Walnuts', 'heap-walnut', 'kraft'),
        [['200 g', 295, 330, GONE]],
        'From Kashmir, light in colour.',
        { keywords: ['akhrot'], sold: 320 },
      ),
      shonar(
        'Khejur (Dates)',
        pack('pouch', 'Khejur', 'heap-dates', 'crimson'),
        [['500 g', 168, 185]],
        'Soft, with stone.',
        { keywords: ['khajoor', 'dates'], sold: 980 },
      ),
      shonar(
        'Makhana',
        pack('pouch', 'Makhana', 'heap-makhana', 'violet'),
        [['100 g', 155, 175]],
        'Roast in ghee with pepper.',
        { keywords: ['fox nut', 'phool makhana'], sold: 710 },
      ),
    ),
    shelf(
      'Chocolate and lozenges',
      tiffin(
        'Milk Chocolate',
        pack('flow', 'Milk chocolate', 'chocolate-bar', 'violet'),
        [
          ['80 g', 85, 90],
          ['40 g', 45],
        ],
        'Smooth, with 30 % cocoa.',
        { keywords: ['choklet'], sold: 2140 },
      ),
      tiffin(
        'Dark Chocolate',
        pack('flow', 'Dark chocolate', 'chocolate-bar', 'black'),
        [
          ['80 g', 120],
          ['160 g', 234],
        ],
        '60 % cocoa, a little sea salt.',
        { keywords: ['choklet'], sold: 690 },
      ),
      tiffin(
        'Kancha Aam Lozenges',
        pack('pouch', 'Kancha aam', 'candy', 'leaf'),
        [['200 g', 50]],
        'Green mango, salty heart.',
        { keywords: ['toffee', 'candy', 'lozenge'], sold: 840 },
      ),
      tiffin(
        'Nolen Gur Toffee',
        pack('pouch', 'Gur toffee', 'candy', 'brown'),
        [['200 g', 75]],
        'Sticky. You were warned.',
        { keywords: ['toffee', 'candy'], sold: 530 },
      ),
      tiffin(
        'Lollipops',
        pack('pouch', 'Lollipops', 'lollipop', 'pink'),
        [['10 pieces', 50]],
        'Ten, in four colours, to avoid quarrels.',
        { keywords: ['candy'], sold: 460 },
      ),
    ),
    shelf(
      'Fresh snacks',
      tiffin(
        'Shingara',
        pile('shingara', 'two'),
        [
          ['4 pieces', 48],
          ['8 pieces', 92],
        ],
        'Cauliflower, peas and peanuts within. Still warm if you live near.',
        { keywords: ['samosa', 'singara'], sold: 1320 },
      ),
      tiffin('Vegetable Chop, Fried', pile('chop-ball', 'one'), [['4 pieces', 60]], 'Beet-red inside.', {
        keywords: ['chop', 'cutlet'],
        sold: 690,
      }),
      tiffin('Fish Cutlet', pile('cutlet', 'one'), [['2 pieces', 110]], 'Bhetki, crumbed, fried to order.', {
        keywords: ['fish fry', 'kabiraji'],
        sold: 780,
      }),
    ),
  ],
};
