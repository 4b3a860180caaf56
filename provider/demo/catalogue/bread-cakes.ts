import type { DemoCategory } from '../types.ts';
import { branded, pack, pile, shelf } from './make.ts';

const tandur = branded('Tandur');

export const breadCakes: DemoCategory = {
  slug: 'bread-cakes',
  name: 'Bread & Cakes',
  group: 'Fresh',
  tint: 'sand',
  picture: 'tandur-milk-bread',
  subCategories: [
    shelf(
      'Bread and pau',
      tandur(
        'Milk Bread',
        pack('breadBag', 'Milk bread', 'bread-slice', 'red', '#e8c48a'),
        [
          ['400 g', 42],
          ['200 g', 24],
        ],
        'Soft white slices, baked in the night.',
        { keywords: ['pauruti', 'loaf'], sold: 2870, featured: true },
      ),
      tandur(
        'Brown Bread',
        pack('breadBag', 'Brown bread', 'brown-slice', 'brown', '#b98a54'),
        [['400 g', 52, 56]],
        'Whole wheat, no colour added.',
        { keywords: ['pauruti', 'loaf', 'atta'], sold: 1760 },
      ),
      tandur(
        'Multigrain Bread',
        pack('breadBag', 'Multigrain', 'brown-slice', 'green', '#b98a54'),
        [
          ['400 g', 62, 68],
          ['800 g', 121, 134],
        ],
        'With flax, oats and til on top.',
        { keywords: ['loaf'], sold: 690 },
      ),
      tandur(
        'Pau (Dinner Rolls)',
        pile('pau'),
        [
          ['6 pieces', 38],
          ['12 pieces', 74],
        ],
        'For pau bhaji, or butter and tea.',
        { keywords: ['pav', 'pao', 'bun'], sold: 1120 },
      ),
      tandur(
        'Burger Buns',
        pack('breadBag', 'Burger buns', 'bun', 'orange', '#dca55c'),
        [['4 pieces', 44]],
        'Sesame on top.',
        { keywords: ['bun'], sold: 640 },
      ),
      tandur(
        'Tawa Roti',
        pack('pouch', 'Tawa roti', 'roti', 'ochre'),
        [['10 pieces', 78, 85]],
        'Half done. One minute each side.',
        { keywords: ['ruti', 'chapati'], sold: 530 },
      ),
    ),
    shelf(
      'Cakes and rusk',
      tandur(
        'Fruit Cake',
        pack('flow', 'Fruit cake', 'cherries', 'crimson'),
        [
          ['200 g', 65, 70],
          ['400 g', 124, 138],
        ],
        'Barodin in slices: morabba, raisins, orange peel.',
        { keywords: ['plum cake', 'christmas', 'borodin'], sold: 1340 },
      ),
      tandur(
        'Vanilla Cupcakes',
        pack('box', 'Cupcakes', 'shortcake', 'pink'),
        [
          ['6 pieces', 96],
          ['12 pieces', 187],
        ],
        'For the tiffin box.',
        { keywords: ['muffin'], sold: 510 },
      ),
      tandur(
        'Toast Biscuit (Rusk)',
        pack('pouch', 'Toast biscuit', 'rusk', 'orange'),
        [['300 g', 54, 60]],
        'With elaichi, baked twice. Dip quickly.',
        { keywords: ['rusk', 'leri'], sold: 1480 },
      ),
      tandur(
        'Chicken Patties',
        pack('box', 'Chicken patties', 'croissant', 'brown'),
        [['4 pieces', 120]],
        'New Market flakes. Warm in the oven, not the microwave.',
        { keywords: ['patty', 'puff'], sold: 760 },
      ),
      tandur(
        'Chocolate Pastry',
        pack('tray', 'Chocolate pastry', 'shortcake', 'coffee'),
        [['2 pieces', 98, 110]],
        'Two slices, sponge and ganache.',
        { keywords: ['cake'], sold: 480 },
      ),
    ),
  ],
};
