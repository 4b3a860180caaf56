import type { DemoCategory } from '../types.ts';
import { branded, GONE, pack, pile, shelf } from './make.ts';

const mishtimukh = branded('Mishtimukh');
const bhor = branded('Bhor');
const moumachi = branded('Moumachi');
const dheki = branded('Dheki');

export const sweetsDoi: DemoCategory = {
  slug: 'sweets-doi',
  name: 'Sweets & Doi',
  group: 'Fresh',
  tint: 'clay',
  picture: 'bhor-mishti-doi',
  subCategories: [
    shelf(
      'Rosogolla and syrup sweets',
      mishtimukh(
        'Rosogolla',
        pack('can', 'Rosogolla', 'rosogolla', 'green'),
        [
          ['1 kg tin', 235, 260],
          ['500 g tin', 128, 140],
        ],
        'Fourteen or so in light syrup. Squeeze one: it comes back.',
        { keywords: ['rasgulla', 'roshogolla'], sold: 2630, featured: true },
      ),
      mishtimukh(
        'Nolen Gurer Rosogolla',
        pile('kamalabhog'),
        [['8 pieces', 180]],
        'Made with new date-palm jaggery, sold the same day.',
        { keywords: ['rasgulla', 'roshogolla'], sold: 1540, addedDaysAgo: 5 },
      ),
      mishtimukh(
        'Pantua',
        pile('pantua'),
        [
          ['6 pieces', 108],
          ['12 pieces', 210],
        ],
        'Fried dark, soaked overnight.',
        { keywords: ['gulab jamun', 'ledikeni'], sold: 1280 },
      ),
      mishtimukh('Rasmalai', pile('rasmalai'), [['6 pieces', 150, 165]], 'Soft discs in kesar milk. Serve cold.', {
        keywords: ['roshomalai', 'rossomalai'],
        sold: 1370,
      }),
      mishtimukh('Shaktigarh Langcha', pile('langcha', 'lying'), [['6 pieces', 120]], 'Long, dark and honest.', {
        keywords: ['lyangcha'],
        sold: 620,
      }),
      mishtimukh('Chomchom', pile('chomchom', 'lying'), [['6 pieces', 114]], 'Rolled in khoya, not too wet.', {
        keywords: ['cham cham'],
        sold: 480,
      }),
    ),
    shelf(
      'Sandesh',
      mishtimukh(
        'Nolen Gur Sandesh',
        pack('box', 'Nolen gur sandesh', 'sandesh', 'brown'),
        [
          ['8 pieces', 210],
          ['16 pieces', 410],
        ],
        'Norom paak, with gur from Nadia’s date palms. Eat within two days.',
        { keywords: ['sondesh', 'shondesh'], sold: 2310, featured: true, addedDaysAgo: 8 },
      ),
      mishtimukh(
        'Jolbhora Sandesh',
        pack('box', 'Jolbhora', 'sandesh-white', 'rose'),
        [
          ['6 pieces', 168, 180],
          ['12 pieces', 328, 355],
        ],
        'From Chandannagar; mind the rose water inside.',
        { keywords: ['talsansh', 'sondesh'], sold: 840 },
      ),
      mishtimukh(
        'Kara Paak Sandesh',
        pack('box', 'Kara paak', 'sandesh-white', 'navy'),
        [['10 pieces', 190]],
        'Firm, keeps for a train journey.',
        { keywords: ['sondesh'], sold: 610 },
      ),
      mishtimukh(
        'Kanchagolla',
        pack('box', 'Kanchagolla', 'rosogolla', 'teal'),
        [['8 pieces', 160, 160, GONE]],
        'Barely cooked chhana, from Bongaon.',
        { keywords: ['makha sandesh'], sold: 390 },
      ),
      mishtimukh(
        'Chocolate Sandesh',
        pack('box', 'Chocolate sandesh', 'chocolate-bar', 'coffee'),
        [['8 pieces', 200, 220]],
        'Grandmother shakes her head, then takes two.',
        { keywords: ['sondesh'], sold: 450 },
      ),
    ),
    shelf(
      'Mishti doi and payesh',
      bhor(
        'Mishti Doi',
        pack('clayPot', 'Mishti doi', 'mishti-doi', 'orange'),
        [
          ['400 g', 78, 90],
          ['1 kg', 185, 215],
          ['100 g', 24],
        ],
        'Set in clay, which drinks the water and leaves it thick.',
        { keywords: ['sweet curd', 'dahi', 'lal doi'], sold: 3480, featured: true },
      ),
      bhor(
        'Nolen Gurer Doi',
        pack('clayPot', 'Nolen gurer doi', 'mishti-doi', 'brown'),
        [['400 g', 98]],
        'Mishti doi with new gur, in winter only.',
        { keywords: ['sweet curd', 'dahi'], sold: 1120, addedDaysAgo: 7 },
      ),
      bhor('Aam Doi', pack('clayPot', 'Aam doi', 'mango', 'saffron'), [['400 g', 92]], 'With Himsagar pulp.', {
        keywords: ['mango', 'sweet curd'],
        sold: 560,
      }),
      mishtimukh(
        'Gobindobhog Payesh',
        pack('clayPot', 'Chaler payesh', 'rasmalai', 'green'),
        [
          ['250 g', 95],
          ['500 g', 185],
        ],
        'Rice, milk, patience. For birthdays.',
        { keywords: ['kheer', 'payes'], sold: 690 },
      ),
    ),
    shelf(
      'Naru, laddu and dry sweets',
      mishtimukh('Narkel Naru', pile('narkel-naru'), [['10 pieces', 130, 145]], 'Coconut and gur, rolled by hand.', {
        keywords: ['coconut laddu', 'nadu'],
        sold: 970,
      }),
      mishtimukh(
        'Joynagarer Moa',
        pile('moa'),
        [
          ['10 pieces', 220, 240],
          ['20 pieces', 429, 473],
        ],
        'Kanakchur khoi, nolen gur, ghee and a raisin.',
        { keywords: ['jaynagar moya', 'moa'], sold: 1130, addedDaysAgo: 6 },
      ),
      mishtimukh('Darbesh (Laddu)', pile('laddoo'), [['8 pieces', 128]], 'Boondi in three colours, bound in ghee.', {
        keywords: ['laddu', 'motichoor', 'boondi'],
        sold: 720,
      }),
      mishtimukh(
        'Bardhaman Mihidana',
        pack('box', 'Mihidana', 'heap-mihidana', 'saffron'),
        [
          ['250 g', 98],
          ['500 g', 191],
        ],
        'Grains as fine as sand. Eat with a spoon.',
        { keywords: ['boondi', 'sitabhog'], sold: 410 },
      ),
      mishtimukh(
        'Kaju Barfi',
        pack('box', 'Kaju barfi', 'barfi', 'violet'),
        [
          ['250 g', 265],
          ['500 g', 520],
        ],
        'Cashew first in the list, sugar second.',
        { keywords: ['katli', 'borfi'], sold: 880 },
      ),
      mishtimukh(
        'Soan Papdi',
        pack('box', 'Soan papdi', 'soan', 'ochre'),
        [['500 g', 145]],
        'The box that travels from house to house. This one gets eaten.',
        { keywords: ['sohan papdi'], sold: 590 },
      ),
      mishtimukh('Jilipi', pile('jilipi', 'two'), [['250 g', 65]], 'Fried at four, with you by six.', {
        keywords: ['jalebi'],
        sold: 760,
      }),
      mishtimukh(
        'Patishapta',
        pile('patishapta', 'lying'),
        [
          ['4 pieces', 100, 112],
          ['8 pieces', 195, 221],
        ],
        'Thin crêpes with kheer and coconut.',
        { keywords: ['pithe', 'pitha'], sold: 430 },
      ),
    ),
    shelf(
      'Gur and honey',
      dheki(
        'Nolen Gur, Jhola',
        pack('jar', 'Nolen gur', 'drop', 'brown', '#6a3312'),
        [
          ['500 g', 225, 250],
          ['250 g', 118, 130],
        ],
        'Liquid date-palm jaggery, first of the season.',
        { keywords: ['khejur gur', 'jaggery', 'notun gur'], sold: 1980, featured: true, addedDaysAgo: 3 },
      ),
      dheki(
        'Khejur Patali',
        pile('patali'),
        [
          ['500 g', 190],
          ['1 kg', 372],
        ],
        'Date-palm gur set in clay moulds. Break with the handle of a dao.',
        { keywords: ['nolen gur', 'jaggery', 'patali'], sold: 1560 },
      ),
      moumachi(
        'Sundarban Honey',
        pack('jar', 'Sundarban honey', 'honey-pot', 'saffron', '#d48a12'),
        [
          ['250 g', 189, 220],
          ['500 g', 365, 430],
        ],
        'Khalsi blossom, gathered in the mangroves in April. Thin, tart and never heated.',
        { keywords: ['modhu', 'madhu', 'mou'], sold: 1740, featured: true },
      ),
      moumachi(
        'Litchi Honey',
        pack('jar', 'Litchi honey', 'honeybee', 'ochre', '#e6b23a'),
        [['250 g', 165]],
        'Pale, from Malda’s orchards.',
        { keywords: ['modhu', 'madhu'], sold: 520 },
      ),
      moumachi(
        'Mustard Honey',
        pack('squeeze', 'Mustard honey', 'honey-pot', 'yellow'),
        [['300 g', 148, 160, GONE]],
        'Creamy; it sets like butter in winter.',
        { keywords: ['modhu', 'madhu'], sold: 370 },
      ),
    ),
  ],
};
