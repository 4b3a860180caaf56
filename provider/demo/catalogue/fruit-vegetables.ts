import type { DemoCategory } from '../types.ts';
import { branded, GONE, loose, pack, pile, shelf } from './make.ts';

const shobuj = branded('Shobuj');

export const fruitVegetables: DemoCategory = {
  slug: 'fruit-vegetables',
  name: 'Fruit & Vegetables',
  group: 'Fresh',
  tint: 'leaf',
  picture: 'vegetables',
  subCategories: [
    shelf(
      'Everyday vegetables',
      loose(
        'Jyoti Alu (Potato)',
        pile('potato', 'three'),
        [
          ['2 kg', 58, 70],
          ['1 kg', 30, 36],
          ['5 kg', 138, 168],
        ],
        'The thin-skinned potato of every Bengali kitchen. Holds its shape in dum and breaks softly in bharta.',
        {
          keywords: ['aloo', 'alu', 'potato', 'batata'],
          sold: 4920,
          featured: true,
          details: [
            ['Origin', 'Hooghly, West Bengal'],
            ['Keep', 'In a dark, airy place, not in the fridge'],
          ],
        },
      ),
      loose(
        'Chandramukhi Alu (Potato)',
        pile('potato', 'two'),
        [
          ['1 kg', 44],
          ['2 kg', 86],
        ],
        'Floury and fragrant: the potato for biryani and alu posto.',
        { keywords: ['aloo', 'potato'], sold: 2310 },
      ),
      loose(
        'Nashik Onion',
        pile('onion', 'three'),
        [
          ['1 kg', 36, 45],
          ['2 kg', 70, 88],
          ['5 kg', 170, 215],
        ],
        'Firm, dry-skinned onions with a clean bite. Sorted by hand.',
        {
          keywords: ['pyaz', 'pyaaj', 'peyaj', 'kanda'],
          sold: 4810,
          featured: true,
          details: [
            ['Origin', 'Nashik, Maharashtra'],
            ['Keep', 'Dry and airy'],
          ],
        },
      ),
      loose(
        'Desi Tomato',
        pile('tomato', 'three'),
        [
          ['500 g', 24],
          ['1 kg', 46],
        ],
        'Sour, soft-skinned tomatoes for chutney, tok and jhol.',
        { keywords: ['tamatar', 'tometo'], sold: 4300 },
      ),
      loose(
        'Begun (Brinjal), Long',
        pile('begun', 'two'),
        [
          ['500 g', 30, 36],
          ['1 kg', 58, 70],
        ],
        'Slim, glossy and nearly seedless. Made for begun bhaja.',
        { keywords: ['brinjal', 'eggplant', 'aubergine', 'baingan'], sold: 2740 },
      ),
      loose(
        'Begun (Brinjal), Round',
        pile('begun-round', 'two'),
        [
          ['1 piece', 28],
          ['2 pieces', 54],
        ],
        'The big one, for roasting over a flame until it sighs.',
        { keywords: ['bharta', 'eggplant', 'baingan'], sold: 980 },
      ),
      loose(
        'Potol (Pointed Gourd)',
        pile('potol', 'three'),
        [
          ['500 g', 32],
          ['1 kg', 62],
        ],
        'Tender potol with soft seeds, for dorma, bhaja and alu-potol.',
        { keywords: ['parwal', 'patal', 'pointed gourd'], sold: 2510, featured: true },
      ),
      loose(
        'Dherosh (Okra)',
        pile('dherosh', 'three'),
        [
          ['500 g', 34],
          ['250 g', 18],
        ],
        'Picked young: the tip snaps clean.',
        { keywords: ['bhindi', 'ladies finger', 'okra', 'dhyarosh'], sold: 1980 },
      ),
      loose(
        'Phulkopi (Cauliflower)',
        pile('cauliflower'),
        [
          ['1 piece', 38, 45],
          ['2 pieces', 74, 88],
        ],
        'White, tight heads with the leaves left on to protect them.',
        { keywords: ['gobi', 'cauliflower', 'fulkopi'], sold: 2230 },
      ),
      loose(
        'Bandhakopi (Cabbage)',
        pile('cabbage'),
        [['1 piece', 32]],
        'Heavy for its size, about 800 g. For ghonto or a quick stir-fry.',
        { keywords: ['patta gobi', 'cabbage'], sold: 1530 },
      ),
      loose(
        'Carrot, Tender',
        pile('carrot', 'three'),
        [
          ['500 g', 32, 38],
          ['1 kg', 62, 74],
        ],
        'Sweet winter carrots, thin enough to skip peeling.',
        { keywords: ['gajar', 'gajor'], sold: 1860 },
      ),
      loose(
        'Desi Cucumber',
        pile('cucumber', 'two'),
        [
          ['500 g', 28],
          ['1 kg', 54],
        ],
        'Crisp shosha with few seeds. Keeps its crunch two days in the fridge.',
        { keywords: ['shosha', 'kheera', 'sasa'], sold: 2150 },
      ),
      loose(
        'Green Capsicum',
        pile('bell-pepper'),
        [
          ['250 g', 26],
          ['500 g', 50],
        ],
        'Thick-walled and shiny, for noodles and fillings.',
        { keywords: ['shimla mirch', 'bell pepper'], sold: 1240 },
      ),
      loose(
        'Koraishuti (Green Peas)',
        pile('pea-pod', 'two'),
        [
          ['500 g', 48, 60, GONE],
          ['1 kg', 94, 118, GONE],
        ],
        'Sweet winter peas in the pod. For kochuri, if any survive the shelling.',
        { keywords: ['matar', 'motorshuti', 'peas'], sold: 2080 },
      ),
      loose(
        'Barbati (Long Beans)',
        pile('barbati'),
        [
          ['500 g', 36],
          ['250 g', 19],
        ],
        'Long beans, tied by the handful.',
        { keywords: ['lobia', 'yardlong beans', 'borboti'], sold: 760 },
      ),
      loose(
        'French Beans',
        pile('beans'),
        [
          ['250 g', 30, 35],
          ['500 g', 58, 70],
        ],
        'Stringless beans for fried rice and mixed vegetables.',
        { keywords: ['beans'], sold: 890 },
      ),
      loose(
        'Sheem (Flat Beans)',
        pile('sheem', 'lying'),
        [['500 g', 36]],
        'Flat winter beans. Try them with mustard paste.',
        { keywords: ['seem', 'sem', 'hyacinth beans'], sold: 640 },
      ),
      loose(
        'Sweet Corn',
        pile('ear-of-corn'),
        [
          ['2 pieces', 38, 46],
          ['4 pieces', 74, 90],
        ],
        'Boil for six minutes, then lime, salt and chilli.',
        { keywords: ['bhutta', 'makai'], sold: 930 },
      ),
      loose('Broccoli', pile('broccoli'), [['1 piece', 54, 65]], 'Dark green, tight buds, about 300 g.', { sold: 720 }),
      loose(
        'Button Mushroom',
        pile('button-mushroom', 'three'),
        [
          ['200 g', 48],
          ['400 g', 92],
        ],
        'Grown near Kalyani, picked the same morning.',
        { keywords: ['mushroom', 'chhatu'], sold: 810 },
      ),
    ),
    shelf(
      'Gourds and Bengali vegetables',
      loose(
        'Lau (Bottle Gourd)',
        pile('lau'),
        [['1 piece', 36]],
        'Young and pale, for lau chingri. The peel is for bhaja.',
        { keywords: ['lauki', 'bottle gourd', 'dudhi'], sold: 1720, featured: true },
      ),
      loose(
        'Mishti Kumro (Pumpkin), Cut',
        pile('kumro-wedge'),
        [
          ['500 g', 22],
          ['1 kg', 42],
        ],
        'A wedge from a ripe, sweet pumpkin. For chhokka and chorchori.',
        { keywords: ['pumpkin', 'kaddu', 'kumra'], sold: 1370 },
      ),
      loose(
        'Mishti Kumro (Pumpkin), Whole',
        pile('kumro'),
        [['1 piece', 78]],
        'About two kilos, with the stalk. Keeps for weeks uncut.',
        { keywords: ['pumpkin', 'kaddu'], sold: 240 },
      ),
      loose(
        'Jhinge (Ridge Gourd)',
        pile('jhinge', 'two'),
        [
          ['500 g', 34],
          ['1 kg', 66],
        ],
        'For jhinge posto on a hot afternoon.',
        { keywords: ['turai', 'ridge gourd', 'jhinga'], sold: 940 },
      ),
      loose(
        'Chichinga (Snake Gourd)',
        pile('chichinga', 'two'),
        [['500 g', 32]],
        'Striped and mild. Cooks in ten minutes.',
        { keywords: ['snake gourd', 'chichinda'], sold: 310 },
      ),
      loose(
        'Korola (Bitter Gourd)',
        pile('korola', 'two'),
        [
          ['500 g', 38],
          ['250 g', 20],
        ],
        'To begin the meal, fried crisp or in shukto.',
        { keywords: ['karela', 'bitter gourd'], sold: 870 },
      ),
      loose(
        'Uchche (Small Bitter Gourd)',
        pile('uchche', 'three'),
        [
          ['250 g', 26],
          ['500 g', 51],
        ],
        'The little one, more bitter and better for it.',
        { keywords: ['karela', 'bitter gourd'], sold: 520 },
      ),
      loose(
        'Kakrol (Spiny Gourd)',
        pile('kakrol', 'three'),
        [['500 g', 52, 60]],
        'A monsoon treat, good stuffed with coconut.',
        { keywords: ['kankrol', 'spine gourd', 'kantola'], sold: 280 },
      ),
      loose(
        'Kacha Pepe (Green Papaya)',
        pile('papaya-green'),
        [['1 piece', 34]],
        'For a light jhol, or grated into meat to make it tender.',
        { keywords: ['raw papaya', 'pepe'], sold: 690 },
      ),
      loose(
        'Kachkola (Green Banana)',
        pile('banana-green'),
        [
          ['4 pieces', 30],
          ['6 pieces', 44],
        ],
        'For kofta, and for a stomach that wants peace.',
        { keywords: ['raw banana', 'kanchkola', 'plantain'], sold: 620 },
      ),
      loose(
        'Mocha (Banana Flower)',
        pile('mocha'),
        [['1 piece', 42]],
        'Whole flower. We wish you patience and oiled hands.',
        { keywords: ['banana flower', 'banana blossom'], sold: 350 },
      ),
      loose(
        'Thor (Banana Stem)',
        pile('thor'),
        [
          ['500 g', 28],
          ['1 kg', 55],
        ],
        'The tender heart only, ready to slice.',
        { keywords: ['banana stem'], sold: 190 },
      ),
      loose(
        'Echor (Green Jackfruit)',
        pile('echor'),
        [['1 kg', 64, 75, GONE]],
        'Gach pantha, the mutton that grows on trees. Young, with soft seeds.',
        { keywords: ['jackfruit', 'kathal', 'enchor'], sold: 410 },
      ),
      loose(
        'Sojne Data (Drumstick)',
        pile('sojne-data'),
        [
          ['250 g', 32],
          ['500 g', 60],
        ],
        'Spring drumsticks for shukto and posto.',
        { keywords: ['drumstick', 'moringa', 'sajne'], sold: 560 },
      ),
    ),
    shelf(
      'Roots and bulbs',
      loose(
        'Kochu (Gathi Kochu)',
        pile('kochu', 'three'),
        [
          ['500 g', 34],
          ['1 kg', 66],
        ],
        'Small corms that turn silky in a mustard jhol. Oil your hands before peeling.',
        { keywords: ['taro', 'arbi', 'colocasia'], sold: 480 },
      ),
      loose(
        'Kochur Loti (Taro Stolons)',
        pile('loti'),
        [
          ['500 g', 36],
          ['1 kg', 70],
        ],
        'Cleaned stolons, lovely with small prawns.',
        { keywords: ['loti', 'lati', 'taro'], sold: 260 },
      ),
      loose(
        'Ol (Elephant Foot Yam)',
        pile('ol'),
        [
          ['500 g', 38],
          ['1 kg', 74],
        ],
        'Cut to order. Boil it with tamarind.',
        { keywords: ['yam', 'suran', 'jimikand'], sold: 220 },
      ),
      loose(
        'Ranga Alu (Sweet Potato)',
        pile('sweet-potato', 'two'),
        [
          ['500 g', 34],
          ['1 kg', 66],
        ],
        'For pantua at Poush Sankranti, or simply roasted.',
        { keywords: ['sweet potato', 'shakarkand'], sold: 540 },
      ),
      loose(
        'Mulo (White Radish)',
        pile('mulo', 'two'),
        [['500 g', 22, 22, GONE]],
        'With its tops, which are a dish of their own.',
        { keywords: ['radish', 'mooli'], sold: 470 },
      ),
      loose(
        'Beet',
        pile('beet', 'two'),
        [
          ['500 g', 32, 38],
          ['1 kg', 62, 75],
        ],
        'Deep red through and through. For vegetable chop.',
        { keywords: ['beetroot', 'bit'], sold: 590 },
      ),
      loose(
        'Garlic',
        pile('garlic', 'three'),
        [
          ['200 g', 44, 52],
          ['500 g', 106, 128],
        ],
        'Fat cloves that peel easily.',
        { keywords: ['rosun', 'lahsun', 'lasun'], sold: 2890 },
      ),
      loose(
        'Ginger',
        pile('ginger-root'),
        [
          ['200 g', 28],
          ['500 g', 66],
        ],
        'Young and juicy, with little fibre.',
        { keywords: ['ada', 'adrak'], sold: 2760 },
      ),
    ),
    shelf(
      'Shaak and herbs',
      loose(
        'Palong Shaak (Spinach)',
        pile('palong'),
        [
          ['250 g', 18],
          ['500 g', 34],
        ],
        'Cut this morning, roots off. Wash twice.',
        { keywords: ['palak', 'spinach', 'saag'], sold: 1640 },
      ),
      loose('Lal Shaak (Red Amaranth)', pile('lal-shaak'), [['1 bunch', 16]], 'Colours the rice pink, as it should.', {
        keywords: ['red spinach', 'amaranth', 'laal'],
        sold: 880,
      }),
      loose(
        'Pui Shaak (Malabar Spinach)',
        pile('pui-shaak'),
        [['1 bunch', 20]],
        'Stems and leaves, for chorchori with a fish head.',
        { keywords: ['malabar spinach', 'poi'], sold: 720 },
      ),
      loose(
        'Kolmi Shaak (Water Spinach)',
        pile('kolmi-shaak'),
        [['1 bunch', 14]],
        'Fry with garlic and a dry chilli. Five minutes.',
        { keywords: ['water spinach', 'kalmi'], sold: 430 },
      ),
      loose('Notey Shaak (Green Amaranth)', pile('notey-shaak'), [['1 bunch', 15]], 'Soft leaves for a summer lunch.', {
        keywords: ['amaranth', 'note'],
        sold: 310,
      }),
      loose(
        'Sorshe Shaak (Mustard Greens)',
        pile('sorshe-shaak'),
        [['1 bunch', 20, 20, GONE]],
        'Winter mustard greens, some in flower.',
        { keywords: ['sarson', 'mustard greens'], sold: 260 },
      ),
      loose('Methi Shaak (Fenugreek Leaves)', pile('methi-shaak'), [['1 bunch', 22]], 'Fragrant and a little bitter.', {
        keywords: ['methi', 'fenugreek'],
        sold: 400,
      }),
      loose('Danta (Amaranth Stems)', pile('danta'), [['1 bunch', 24]], 'Juicy stems, for chewing at leisure.', {
        keywords: ['data', 'stem'],
        sold: 210,
      }),
      loose(
        'Dhone Pata (Coriander Leaves)',
        pile('dhone-pata'),
        [
          ['100 g', 14],
          ['250 g', 32],
        ],
        'With roots, so it stays fresh in a glass of water.',
        { keywords: ['dhania', 'coriander', 'cilantro'], sold: 3120 },
      ),
      loose(
        'Pudina (Mint)',
        pile('pudina'),
        [
          ['100 g', 15],
          ['200 g', 29],
        ],
        'For chutney, borhani and cold water.',
        { keywords: ['mint'], sold: 890 },
      ),
      loose('Curry Leaves', pile('curry-leaf'), [['50 g', 10]], 'Fresh sprigs, strong in scent.', {
        keywords: ['kari pata', 'curry patta'],
        sold: 540,
      }),
      loose(
        'Kancha Lonka (Green Chilli)',
        pile('green-chilli', 'three'),
        [
          ['100 g', 12],
          ['250 g', 28],
        ],
        'Thin, bright and properly hot.',
        { keywords: ['green chilli', 'mirchi', 'lanka'], sold: 3650 },
      ),
      loose(
        'Red Chilli, Fresh',
        pile('hot-pepper', 'two'),
        [['100 g', 14]],
        'Ripened on the plant, for pickling and paste.',
        { keywords: ['lal lonka', 'chilli'], sold: 390 },
      ),
      loose(
        'Peyajkoli (Spring Onion)',
        pile('spring-onion'),
        [['1 bunch', 20]],
        'With small bulbs, for fried rice and peyajkoli bhaja.',
        { keywords: ['spring onion', 'scallion'], sold: 450 },
      ),
    ),
    shelf(
      'Lemons and limes',
      loose(
        'Gondhoraj Lebu',
        pile('gondhoraj', 'two'),
        [
          ['4 pieces', 40, 40, GONE],
          ['2 pieces', 22, 22, GONE],
        ],
        'The king of scent. Grate a little peel over dal and the whole room knows.',
        { keywords: ['gandharaj', 'lemon', 'lime', 'lebu'], sold: 1480, featured: true },
      ),
      loose(
        'Pati Lebu (Lime)',
        pile('pati-lebu', 'three'),
        [
          ['6 pieces', 30, 36],
          ['12 pieces', 58, 72],
        ],
        'Thin-skinned and full of juice.',
        { keywords: ['lime', 'nimbu', 'lemon'], sold: 2450 },
      ),
      loose('Lemon, Yellow', pile('lemon', 'two'), [['4 pieces', 44]], 'Mild, for salads and baking.', {
        keywords: ['lemon'],
        sold: 330,
      }),
      loose(
        'Amloki (Amla)',
        pile('amla', 'three'),
        [['250 g', 36]],
        'Sour first, sweet when you drink water after it.',
        { keywords: ['amla', 'gooseberry'], sold: 290 },
      ),
    ),
    shelf(
      'Everyday fruit',
      loose(
        'Singapuri Banana',
        pile('banana'),
        [
          ['6 pieces', 42, 48],
          ['12 pieces', 82, 94],
        ],
        'Big, sweet and yellow-green: ripe tomorrow, best the day after.',
        { keywords: ['kola', 'kela', 'banana'], sold: 3940, featured: true },
      ),
      loose('Kathali Banana', pile('banana'), [['6 pieces', 38]], 'Small and dense, the banana of the puja plate.', {
        keywords: ['kola', 'kanthali', 'banana'],
        sold: 1320,
      }),
      loose(
        'Kashmiri Apple',
        pile('apple', 'three'),
        [
          ['1 kg', 164, 190],
          ['500 g', 84, 97],
        ],
        'Crisp and scented, wiped and not waxed.',
        { keywords: ['seb', 'apel', 'apple'], sold: 2870 },
      ),
      loose(
        'Pomegranate (Dalim)',
        pile('pomegranate', 'two'),
        [
          ['500 g', 108, 125],
          ['1 kg', 210, 248],
        ],
        'Heavy fruit with dark, soft seeds.',
        { keywords: ['anar', 'bedana', 'dalim'], sold: 1260 },
      ),
      loose(
        'Peyara (Guava)',
        pile('guava', 'two'),
        [
          ['500 g', 45],
          ['1 kg', 86],
        ],
        'From Baruipur, still crunchy. Black salt helps.',
        { keywords: ['guava', 'amrud', 'peara'], sold: 1370 },
      ),
      loose('Pepe (Ripe Papaya)', pile('papaya'), [['1 piece', 62, 72]], 'About a kilo, sweet and without smell.', {
        keywords: ['papaya', 'papita'],
        sold: 980,
      }),
      loose(
        'Black Grapes',
        pile('black-grapes'),
        [
          ['500 g', 88, 105],
          ['1 kg', 172, 208],
        ],
        'Seedless, with the bloom still on.',
        { keywords: ['angur', 'grapes'], sold: 1450 },
      ),
      loose('Green Grapes', pile('green-grapes'), [['500 g', 72, 85]], 'Thin skin, no seeds, a little tart.', {
        keywords: ['angur', 'grapes'],
        sold: 1230,
      }),
      loose(
        'Watermelon (Tormuj)',
        pile('watermelon'),
        [['1 piece', 89, 105]],
        'About three kilos. Thumped, and it answered well.',
        { keywords: ['tarbooz', 'tormuj'], sold: 870 },
      ),
      loose('Pineapple (Anaras)', pile('pineapple'), [['1 piece', 68]], 'From Siliguri, ripe at the base.', {
        keywords: ['anaras', 'ananas'],
        sold: 610,
      }),
      loose('Pear', pile('pear', 'two'), [['500 g', 92]], 'Juicy, for eating over the sink.', {
        keywords: ['naspati', 'nashpati'],
        sold: 340,
      }),
      loose('Strawberry', pile('strawberry', 'three'), [['200 g', 110]], 'Small box, ripe and red to the shoulder.', {
        sold: 420,
      }),
      loose('Kiwi', pile('kiwi-fruit', 'two'), [['3 pieces', 99, 115]], 'Ready to eat when it yields a little.', {
        sold: 510,
      }),
    ),
    shelf(
      'Seasonal fruit and coconut',
      loose(
        'Himsagar Mango',
        pile('mango', 'two'),
        [
          ['1 kg', 148, 170],
          ['2 kg', 290, 335],
        ],
        'No fibre, all perfume. Here for a few weeks only.',
        { keywords: ['aam', 'mango'], sold: 2680, featured: true, addedDaysAgo: 6 },
      ),
      loose(
        'Langra Mango',
        pile('mango', 'two'),
        [['1 kg', 128, 128, GONE]],
        'Green outside even when ripe. Smell it, do not squeeze it.',
        { keywords: ['aam', 'mango'], sold: 1510 },
      ),
      loose(
        'Darjeeling Kamala Orange',
        pile('kamala', 'three'),
        [
          ['6 pieces', 96],
          ['12 pieces', 188],
        ],
        'Loose skin and a short season. Winter in Kolkata smells of these.',
        { keywords: ['komola', 'orange', 'santra'], sold: 1890 },
      ),
      loose(
        'Mosambi (Sweet Lime)',
        pile('mosambi', 'three'),
        [['1 kg', 78, 90, GONE]],
        'For juice. Four of them make a glass.',
        { keywords: ['mausambi', 'sweet lime'], sold: 1120 },
      ),
      loose(
        'Litchi',
        pile('litchi'),
        [
          ['500 g', 118],
          ['1 kg', 230],
        ],
        'From Baruipur, on the stalk.',
        { keywords: ['lychee', 'lichu'], sold: 930 },
      ),
      loose('Jaam (Jamun)', pile('jamun'), [['250 g', 60]], 'Purple tongue guaranteed.', {
        keywords: ['jamun', 'kalojam'],
        sold: 410,
      }),
      loose(
        'Sobeda (Sapota)',
        pile('sapota', 'three'),
        [
          ['500 g', 54],
          ['1 kg', 105],
        ],
        'Grainy and sweet as gur.',
        { keywords: ['chikoo', 'sapodilla'], sold: 380 },
      ),
      loose(
        'Narkel Kul (Jujube)',
        pile('kul', 'lying'),
        [['250 g', 34]],
        'The sweet kind. Not before Saraswati Puja, please.',
        { keywords: ['ber', 'jujube', 'kul'], sold: 300 },
      ),
      loose(
        'Kamranga (Star Fruit)',
        pile('kamranga', 'two'),
        [['250 g', 38]],
        'Slice across for stars, with salt and chilli.',
        { keywords: ['star fruit', 'carambola'], sold: 150 },
      ),
      loose(
        'Whole Coconut',
        pile('coconut'),
        [
          ['1 piece', 46],
          ['2 pieces', 90],
        ],
        'Dehusked and heavy with water, for naru and prawn malaikari.',
        { keywords: ['narkel', 'nariyal', 'jhuno'], sold: 1340 },
      ),
      loose(
        'Daab (Tender Coconut)',
        pile('tender-coconut'),
        [
          ['1 piece', 55, 62],
          ['3 pieces', 160, 186],
        ],
        'Trimmed and ready for a straw.',
        { keywords: ['dab', 'tender coconut', 'nariyal pani'], sold: 1760 },
      ),
    ),
    shelf(
      'Cut and ready',
      shobuj(
        'Shukto Vegetables, Cut',
        pack('tray', 'Shukto mix', 'korola', 'leaf'),
        [
          ['500 g', 72, 82],
          ['1 kg', 140, 162],
        ],
        'Korola, potol, begun, kachkola, sojne data and mulo, cut to size.',
        { keywords: ['shukto', 'cut vegetables'], sold: 640, addedDaysAgo: 9 },
      ),
      shobuj(
        'Mocha, Cleaned and Chopped',
        pack('tray', 'Chopped mocha', 'mocha', 'plum'),
        [
          ['250 g', 68],
          ['500 g', 133],
        ],
        'An hour of work, done. In turmeric water.',
        { keywords: ['banana flower'], sold: 390 },
      ),
      shobuj(
        'Moong Sprouts',
        pack('tray', 'Moong sprouts', 'heap-sprouts', 'lime'),
        [['200 g', 32, 36]],
        'Sprouted overnight, rinsed and dried.',
        { keywords: ['sprouts'], sold: 520 },
      ),
      shobuj(
        'Coconut, Grated',
        pack('pouch', 'Grated coconut', 'coconut', 'teal'),
        [['200 g', 68, 75]],
        'Fresh coconut, grated and chilled.',
        { keywords: ['narkel kora'], sold: 470 },
      ),
      shobuj(
        'Chopped Palong Shaak',
        pack('pouch', 'Chopped palong', 'palong', 'green'),
        [['250 g', 35, 35, GONE]],
        'Washed three times, spun dry, cut.',
        { keywords: ['spinach'], sold: 280 },
      ),
      shobuj(
        'Lettuce for Salad',
        pack('pouch', 'Salad lettuce', 'lettuce', 'lime'),
        [['150 g', 58, 65]],
        'Crisp leaves from a greenhouse in Rajarhat.',
        { keywords: ['salad'], sold: 240 },
      ),
    ),
  ],
};
