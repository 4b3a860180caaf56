import type { DemoCategory } from '../types.ts';
import { branded, pack, shelf } from './make.ts';

const tiffin = branded('Tiffin');
const shobuj = branded('Shobuj');
const rannaghar = branded('Rannaghar');
const bagan = branded('Bagan');

export const noodlesBreakfast: DemoCategory = {
  slug: 'noodles-breakfast',
  name: 'Noodles & Breakfast',
  group: 'Snacks and drinks',
  tint: 'spice',
  picture: 'tiffin-corn-flakes',
  subCategories: [
    shelf(
      'Noodles and pasta',
      tiffin(
        'Masala Noodles',
        pack('flow', 'Masala noodles', 'steaming-bowl', 'saffron'),
        [
          ['280 g', 56],
          ['560 g', 108, 112],
          ['70 g', 15],
        ],
        'Four cakes, four sachets, two minutes and a bit.',
        { keywords: ['instant noodles', 'chow'], sold: 3950, featured: true },
      ),
      tiffin(
        'Hakka Noodles',
        pack('pouch', 'Hakka noodles', 'spaghetti', 'red'),
        [['300 g', 48, 54]],
        'For Tangra chowmein.',
        { keywords: ['chowmein', 'chow', 'chaomin'], sold: 1980 },
      ),
      tiffin(
        'Atta Noodles',
        pack('flow', 'Atta noodles', 'steaming-bowl', 'leaf'),
        [['280 g', 72, 78]],
        'Whole wheat, same masala.',
        { keywords: ['instant noodles', 'atta'], sold: 1240 },
      ),
      tiffin(
        'Penne Pasta',
        pack('pouch', 'Penne pasta', 'heap-pasta', 'navy'),
        [['500 g', 98, 110]],
        'Durum suji, stays firm.',
        { keywords: ['macaroni'], sold: 680 },
      ),
      tiffin(
        'Macaroni',
        pack('pouch', 'Macaroni', 'heap-pasta', 'orange'),
        [
          ['500 g', 82, 90],
          ['1 kg', 160, 177],
        ],
        'Elbows, for cheese or for jhol.',
        { keywords: ['pasta'], sold: 720 },
      ),
      tiffin(
        'Semai (Vermicelli)',
        pack('pouch', 'Semai', 'heap-semai', 'green'),
        [
          ['400 g', 58],
          ['200 g', 30],
        ],
        'Roasted, for payesh and Eid.',
        { keywords: ['vermicelli', 'simui', 'seviyan'], sold: 1370 },
      ),
    ),
    shelf(
      'Cereal and oats',
      tiffin(
        'Corn Flakes',
        pack('box', 'Corn flakes', 'heap-flakes', 'orange'),
        [
          ['475 g', 178],
          ['875 g', 315],
        ],
        'Crisp to the last spoon if you eat fast.',
        { keywords: ['cereal', 'breakfast'], sold: 1870 },
      ),
      tiffin(
        'Choco Flakes',
        pack('box', 'Choco flakes', 'bowl-with-spoon', 'coffee'),
        [
          ['375 g', 172, 190],
          ['750 g', 335, 374],
        ],
        'Turns the milk brown. That is the point.',
        { keywords: ['cereal'], sold: 1120 },
      ),
      shobuj(
        'Rolled Oats',
        pack('pouch', 'Rolled oats', 'heap-oats', 'leaf'),
        [
          ['1 kg', 185, 210],
          ['500 g', 98],
        ],
        'Whole oats, three minutes.',
        { keywords: ['porridge', 'joi'], sold: 1560 },
      ),
      shobuj(
        'Masala Oats',
        pack('pouch', 'Masala oats', 'heap-oats', 'orange'),
        [
          ['400 g', 138, 150],
          ['800 g', 269, 296],
        ],
        'Oats that wish to be khichuri.',
        { keywords: ['porridge'], sold: 690 },
      ),
      shobuj(
        'Fruit and Nut Muesli',
        pack('box', 'Muesli', 'heap-muesli', 'plum'),
        [['500 g', 298]],
        'Oats, flakes, raisins, almonds.',
        { keywords: ['cereal', 'granola'], sold: 640 },
      ),
    ),
    shelf(
      'Jam, spreads and butters',
      bagan(
        'Mixed Fruit Jam',
        pack('jar', 'Mixed fruit jam', 'strawberry', 'crimson', '#a82a3a'),
        [
          ['500 g', 148, 165],
          ['200 g', 68],
        ],
        'Six fruits, one spoon.',
        { keywords: ['jelly'], sold: 1240 },
      ),
      bagan(
        'Mango Jam',
        pack('jar', 'Mango jam', 'mango', 'green', '#eea02a'),
        [
          ['500 g', 155],
          ['1 kg', 302],
        ],
        'Himsagar all year.',
        { keywords: ['aam', 'jelly'], sold: 620 },
      ),
      tiffin(
        'Peanut Butter',
        pack('jar', 'Peanut butter', 'peanuts', 'orange', '#c9935a'),
        [
          ['340 g', 168, 190],
          ['680 g', 328, 374],
        ],
        'Crunchy, no palm oil.',
        { keywords: ['badam'], sold: 860 },
      ),
      tiffin(
        'Chocolate Spread',
        pack('jar', 'Choco spread', 'chocolate-bar', 'violet', '#4a2818'),
        [
          ['350 g', 245, 275],
          ['700 g', 478, 542],
        ],
        'With hazelnut.',
        { keywords: ['nut spread'], sold: 540 },
      ),
    ),
    shelf(
      'Ready to cook',
      rannaghar(
        'Bhoger Khichuri Mix',
        pack('box', 'Bhoger khichuri', 'curry-rice', 'saffron'),
        [['250 g', 88, 98]],
        'Gobindobhog, roasted moong, whole spices. Add ghee.',
        { keywords: ['khichdi'], sold: 830, addedDaysAgo: 16 },
      ),
      rannaghar(
        'Idli Dosa Batter',
        pack('tub', 'Idli dosa batter', 'powder-rice-flour', 'teal'),
        [['1 kg', 95]],
        'Fermented, ready for the pan.',
        { keywords: ['idli', 'dosa'], sold: 760 },
      ),
      rannaghar(
        'Instant Upma',
        pack('pouch', 'Instant upma', 'powder-suji', 'lime'),
        [
          ['200 g', 48, 54],
          ['400 g', 94, 106],
        ],
        'Hot water, three minutes.',
        { keywords: ['breakfast'], sold: 370 },
      ),
      rannaghar(
        'Luchi, Ready to Fry',
        pack('tray', 'Luchi', 'luchi', 'ochre'),
        [['20 pieces', 92, 100]],
        'Rolled, floured and stacked. You only fry.',
        { keywords: ['puri', 'luchi'], sold: 590 },
      ),
      rannaghar('Tomato Soup Mix', pack('pouch', 'Tomato soup', 'tomato', 'red'), [['50 g', 55]], 'Four bowls.', {
        keywords: ['soup'],
        sold: 480,
      }),
    ),
  ],
};
