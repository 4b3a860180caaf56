import type { DemoCategory } from '../types.ts';
import { branded, pack, shelf } from './make.ts';

const bagan = branded('Bagan');
const sharbat = branded('Sharbat');
const nodi = branded('Nodi');

export const coldDrinks: DemoCategory = {
  slug: 'juice-cold-drinks',
  name: 'Juice & Cold Drinks',
  group: 'Snacks and drinks',
  tint: 'leaf',
  picture: 'bagan-mango-drink',
  subCategories: [
    shelf(
      'Juice',
      bagan(
        'Mango Drink',
        pack('bottle', 'Mango drink', 'mango', 'green', '#f3a72e'),
        [
          ['1.2 L', 78, 90],
          ['600 ml', 42],
        ],
        'Himsagar pulp, water, sugar. Shake it.',
        { keywords: ['aam'], sold: 1980 },
      ),
      bagan(
        'Aam Pora Shorbot',
        pack('bottle', 'Aam pora shorbot', 'mango', 'leaf', '#a8a23a'),
        [['750 ml', 125, 140]],
        'Roasted green mango, black salt and jeera. Dilute with cold water.',
        { keywords: ['aam panna', 'sharbat', 'sherbet'], sold: 1130, featured: true },
      ),
      bagan(
        'Litchi Drink',
        pack('brick', 'Litchi drink', 'litchi', 'rose'),
        [
          ['200 ml', 20],
          ['6 × 200 ml', 112],
        ],
        'For the school bag.',
        { keywords: ['lychee'], sold: 870 },
      ),
      bagan('Orange Juice', pack('carton', 'Orange juice', 'kamala', 'orange'), [['1 L', 128]], 'No sugar added.', {
        keywords: ['komola'],
        sold: 960,
      }),
      bagan(
        'Mixed Fruit Juice',
        pack('carton', 'Mixed fruit', 'grapes', 'plum'),
        [['1 L', 118, 135]],
        'Nine fruits in one glass.',
        { sold: 780 },
      ),
      bagan(
        'Coconut Water',
        pack('brick', 'Daaber jol', 'tender-coconut', 'leaf'),
        [
          ['200 ml', 48],
          ['4 × 200 ml', 184, 192],
        ],
        'Nothing but daab.',
        { keywords: ['daab', 'nariyal pani'], sold: 640 },
      ),
      bagan(
        'Coconut Milk',
        pack('can', 'Coconut milk', 'coconut', 'teal'),
        [
          ['400 ml', 138, 150],
          ['800 ml', 269, 296],
        ],
        'Thick, for malaikari.',
        { keywords: ['narkel dudh'], sold: 520 },
      ),
    ),
    shelf(
      'Syrups',
      sharbat(
        'Rose Syrup',
        pack('glass', 'Rose syrup', 'rose', 'rose', '#c42a4c'),
        [['700 ml', 165, 180]],
        'For milk, for lassi, for Iftar.',
        { keywords: ['gulab', 'sherbet'], sold: 710 },
      ),
      sharbat(
        'Gondhoraj Syrup',
        pack('glass', 'Gondhoraj', 'gondhoraj', 'green', '#c9cf6a'),
        [
          ['700 ml', 185],
          ['1.4 L', 361],
        ],
        'A spoon in cold soda, and summer is bearable.',
        { keywords: ['lebu', 'lemon', 'sherbet'], sold: 840, addedDaysAgo: 13 },
      ),
      sharbat(
        'Bel Syrup',
        pack('glass', 'Bel shorbot', 'melon', 'ochre', '#c98a2e'),
        [['700 ml', 158]],
        'Wood apple, cooling.',
        { keywords: ['wood apple', 'sherbet'], sold: 310 },
      ),
    ),
    shelf(
      'Water and fizz',
      nodi(
        'Drinking Water',
        pack('clear', 'Drinking water', 'water', 'blue', '#cfeaf6'),
        [
          ['1 L', 20],
          ['2 L', 32],
          ['12 × 1 L', 185, 200],
        ],
        'Treated and sealed.',
        { keywords: ['jol', 'mineral water'], sold: 2390 },
      ),
      nodi(
        'Club Soda',
        pack('clear', 'Club soda', 'bubbles', 'teal', '#dff0f0'),
        [['750 ml', 22]],
        'Loud when opened.',
        { keywords: ['soda water'], sold: 870 },
      ),
      nodi(
        'Cola',
        pack('clear', 'Cola', 'bubbles', 'red', '#3a1c12'),
        [
          ['1.25 L', 65],
          ['250 ml', 20],
        ],
        'Dark, cold, sweet.',
        { keywords: ['soft drink', 'fizzy'], sold: 1460 },
      ),
      nodi(
        'Masala Lemonade',
        pack('clear', 'Masala lemon', 'lemon', 'lime', '#e6ecb4'),
        [['600 ml', 38]],
        'Like the cart at Esplanade.',
        { keywords: ['nimbu', 'lebu', 'shikanji'], sold: 930 },
      ),
    ),
  ],
};
