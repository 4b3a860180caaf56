import type { DemoCategory } from '../types.ts';
import { branded, GONE, pack, pile, shelf } from './make.ts';

const phena = branded('Phena');
const jhakjhak = branded('Jhakjhak');
const notun = branded('Notun');

export const homeCleaning: DemoCategory = {
  slug: 'home-cleaning',
  name: 'Home & Cleaning',
  group: 'Home and care',
  tint: 'sky',
  picture: 'phena-washing-powder',
  subCategories: [
    shelf(
      'Laundry',
      phena(
        'Washing Powder',
        pack('pouch', 'Washing powder', 'clothes', 'blue'),
        [
          ['1 kg', 112, 130],
          ['4 kg', 425, 499],
          ['500 g', 58],
        ],
        'For buckets and top loaders. Rinses clean in two waters.',
        { keywords: ['detergent', 'kapor kacha'], sold: 3640, featured: true },
      ),
      phena(
        'Matic Liquid Detergent',
        pack('squeeze', 'Matic liquid', 'clothes', 'navy'),
        [
          ['1 L', 215, 245],
          ['2 L', 410, 480],
        ],
        'For front loaders, little foam.',
        { keywords: ['detergent', 'washing machine'], sold: 1480 },
      ),
      phena(
        'Detergent Bar',
        pack('bar', 'Detergent bar', 'clothes', 'sky'),
        [
          ['250 g', 22],
          ['4 × 250 g', 84],
        ],
        'For collars and cuffs.',
        { keywords: ['saban', 'soap'], sold: 1870 },
      ),
      phena(
        'Fabric Softener',
        pack('squeeze', 'Fabric softener', 'tulip', 'pink'),
        [
          ['860 ml', 198, 225],
          ['1.72 L', 386, 443],
        ],
        'Cotton stays soft after the sun.',
        { keywords: ['conditioner'], sold: 720 },
      ),
      phena(
        'Neel (Fabric Blue)',
        pack('glass', 'Fabric blue', 'water', 'blue', '#3a4fb0'),
        [['200 ml', 38]],
        'A few drops for white panjabis.',
        { keywords: ['neel', 'whitener'], sold: 610 },
      ),
    ),
    shelf(
      'Dishwash',
      phena(
        'Dishwash Bar',
        pack('bar', 'Dishwash bar', 'pati-lebu', 'sky'),
        [
          ['500 g', 54],
          ['3 × 500 g', 156, 162],
        ],
        'Lime and ash-green. Cuts mustard oil.',
        { keywords: ['basan', 'utensil'], sold: 2980 },
      ),
      phena(
        'Dishwash Liquid',
        pack('squeeze', 'Dishwash gel', 'lemon', 'lime'),
        [
          ['500 ml', 112, 125],
          ['1 L', 212, 245],
        ],
        'One spoon for a sinkful.',
        { keywords: ['basan', 'utensil'], sold: 2130 },
      ),
      jhakjhak(
        'Scrub Pads',
        pack('pouch', 'Scrub pads', 'scrub', 'leaf'),
        [['3 pieces', 45, 50]],
        'Sponge on one side.',
        { keywords: ['sponge'], sold: 1340 },
      ),
      jhakjhak(
        'Steel Scrubber',
        pack('card', 'Steel scrubber', 'steel-wool', 'red'),
        [['2 pieces', 30]],
        'For the kadhai that saw too much.',
        { keywords: ['juna'], sold: 890 },
      ),
    ),
    shelf(
      'Floor and bathroom',
      phena(
        'Floor Cleaner',
        pack('bottle', 'Floor cleaner', 'tiles', 'mint', '#7cc47f'),
        [
          ['1 L', 135, 155],
          ['2 L', 258, 299],
          ['500 ml', 72],
        ],
        'Neem and lime. One cap to half a bucket.',
        { keywords: ['phenyl'], sold: 2340 },
      ),
      phena(
        'White Phenyl',
        pack('bottle', 'White phenyl', 'tiles', 'navy', '#f4f6f2'),
        [['1 L', 68, 75]],
        'Pine oil, for drains and yards.',
        { keywords: ['phenol', 'finail'], sold: 1120 },
      ),
      phena(
        'Toilet Cleaner',
        pack('squeeze', 'Toilet cleaner', 'toilet', 'blue'),
        [
          ['500 ml', 92, 102],
          ['1 L', 176, 199],
        ],
        'Clings under the rim. Leave twenty minutes.',
        { keywords: ['bathroom'], sold: 1890 },
      ),
      phena(
        'Glass Cleaner',
        pack('spray', 'Glass cleaner', 'glass', 'sky', '#a8dcec'),
        [
          ['500 ml', 98],
          ['1 L', 191],
        ],
        'No streaks if you use newspaper.',
        { keywords: ['window'], sold: 870 },
      ),
      phena(
        'Bleaching Powder',
        pack('pouch', 'Bleaching powder', 'powder-talc', 'teal'),
        [['500 g', 38]],
        'For tanks, drains and monsoon moss.',
        { keywords: ['bleach'], sold: 490 },
      ),
    ),
    shelf(
      'Brooms, mops and bins',
      jhakjhak(
        'Phool Jharu (Grass Broom)',
        pile('broom'),
        [['1 piece', 95, 110]],
        'From the Meghalaya hills, no dust after a week.',
        { keywords: ['jhadu', 'jhata', 'broom'], sold: 980 },
      ),
      jhakjhak('Cotton Mop', pile('mop'), [['1 piece', 185, 210]], 'Long handle, washable head.', {
        keywords: ['nyata', 'pocha'],
        sold: 540,
      }),
      jhakjhak('Bucket, 16 Litre', pile('bucket'), [['1 piece', 220, 245]], 'Thick, with a steel handle.', {
        keywords: ['balti'],
        sold: 460,
      }),
      jhakjhak(
        'Garbage Bags, Medium',
        pack('slimBox', 'Garbage bags', 'bin-bag', 'black'),
        [
          ['30 pieces', 78, 90],
          ['90 pieces', 219, 260],
        ],
        'Compostable, 19 × 21 inch.',
        { keywords: ['dustbin', 'trash'], sold: 1560 },
      ),
      jhakjhak(
        'Dusting Cloth',
        pack('pouch', 'Dusting cloth', 'cotton-cloth', 'orange'),
        [['3 pieces', 99]],
        'Checked cotton, gamchha weave.',
        { keywords: ['duster', 'gamcha'], sold: 390 },
      ),
    ),
    shelf(
      'Mosquitoes and fresheners',
      notun(
        'Mosquito Coil',
        pack('box', 'Mosquito coil', 'coil', 'green'),
        [
          ['10 pieces', 38],
          ['50 pieces', 180, 190],
        ],
        'Ten hours each, low smoke.',
        { keywords: ['moshar dhup', 'mosha', 'repellent'], sold: 2210 },
      ),
      notun(
        'Mosquito Liquid Refill',
        pack('card', 'Liquid refill', 'mosquito', 'red'),
        [['2 × 45 ml', 148]],
        'Sixty nights, fits common machines.',
        { keywords: ['mosha', 'repellent'], sold: 1740 },
      ),
      notun(
        'Insect Spray',
        pack('aerosol', 'Insect spray', 'cockroach', 'red'),
        [
          ['400 ml', 199],
          ['800 ml', 388],
        ],
        'For cockroaches, at night.',
        { keywords: ['arshola'], sold: 930 },
      ),
      notun(
        'Room Freshener, Jui',
        pack('aerosol', 'Jasmine', 'cherry-blossom', 'violet'),
        [['220 ml', 159, 175]],
        'Jasmine after rain.',
        { keywords: ['air freshener'], sold: 520 },
      ),
      notun(
        'Naphthalene Balls',
        pack('pouch', 'Naphthalene', 'heap-camphor', 'navy'),
        [['100 g', 42]],
        'For woollens and books.',
        { keywords: ['moth balls'], sold: 380 },
      ),
    ),
    shelf(
      'Paper, foil and small things',
      notun(
        'Toilet Roll',
        pack('softPack', 'Toilet roll', 'roll-of-paper', 'sky'),
        [
          ['4 pieces', 128, 145],
          ['10 pieces', 299, 350],
        ],
        'Two-ply, soft.',
        { keywords: ['tissue'], sold: 1270 },
      ),
      notun(
        'Kitchen Roll',
        pack('softPack', 'Kitchen roll', 'roll-of-paper', 'orange'),
        [
          ['2 pieces', 118, 130],
          ['4 pieces', 230, 256],
        ],
        'Under luchi, over spills.',
        { keywords: ['tissue', 'towel'], sold: 680 },
      ),
      notun(
        'Aluminium Foil',
        pack('slimBox', 'Aluminium foil', 'foil', 'navy'),
        [
          ['9 m', 78, 85],
          ['25 m', 195, 225],
        ],
        'Keeps the tiffin warm.',
        { keywords: ['silver foil'], sold: 940 },
      ),
      notun(
        'LED Bulb, 9 W',
        pack('card', 'LED bulb 9 W', 'light-bulb', 'yellow'),
        [
          ['1 piece', 85, 99],
          ['4 pieces', 319, 380],
        ],
        'Cool daylight, B22 cap.',
        { keywords: ['light', 'lamp'], sold: 790 },
      ),
      notun(
        'Batteries, AA',
        pack('card', 'AA batteries', 'battery', 'green'),
        [['4 pieces', 88]],
        'For remotes and wall clocks.',
        { keywords: ['pencil cell', 'battery'], sold: 610 },
      ),
      notun(
        'Safety Matches',
        pack('pouch', 'Matches', 'matchbox', 'red'),
        [['10 boxes', 20, 20, GONE]],
        'Ten boxes, damp-proof heads.',
        { keywords: ['deshlai', 'matchbox'], sold: 870 },
      ),
    ),
  ],
};
