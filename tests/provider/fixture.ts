import type { PageData, ShopData } from '../../provider/demo/seed-shop.ts';
import type { DemoCategory, DemoPack, DemoProduct } from '../../provider/demo/types.ts';

/** Every test's clock: 10:30 in the morning in Kolkata. */
export const MORNING = new Date('2026-11-20T05:00:00Z');

/** An address, but for its pincode. */
export const HOME = { label: 'Home', name: 'Mou Sen', phone: '9830012345', line1: '4 Rashbehari Avenue' };

const pack = (size: string, price: number, more: Partial<DemoPack> = {}): DemoPack => ({
  size,
  price,
  mrp: price,
  stock: 100,
  ...more,
});

const item = (name: string, packs: DemoPack[], more: Partial<DemoProduct> = {}): DemoProduct => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  brand: 'Shalik',
  packs,
  description: `${name}, as at the market.`,
  sold: 100,
  addedDaysAgo: 100,
  picture: { kind: 'pile', motif: 'tomato', layout: 'one' },
  ...more,
});

export const CATALOGUE: DemoCategory[] = [
  {
    slug: 'rice-and-dal',
    name: 'Rice & Dal',
    group: 'Kitchen',
    tint: 'sand',
    picture: 'basmati-rice',
    subCategories: [
      {
        slug: 'basmati',
        name: 'Basmati',
        products: [
          item('Basmati Rice', [pack('1 kg', 120, { mrp: 150 }), pack('5 kg', 550), pack('500 g', 65)], {
            keywords: ['chawal'],
            highlights: ['Long grain'],
            details: [['Origin', 'Dehradun']],
            featured: true,
            sold: 50,
          }),
          item('Old Basmati', [pack('1 kg', 180)], { sold: 20, brand: 'Nabanna' }),
        ],
      },
      { slug: 'dal', name: 'Dal', products: [item('Masoor Dal', [pack('500 g', 70)], { sold: 900 })] },
    ],
  },
  {
    slug: 'ready-to-eat',
    name: 'Ready to eat',
    group: 'Snacks',
    tint: 'clay',
    picture: 'pulao',
    subCategories: [
      {
        slug: 'meals',
        name: 'Meals',
        products: [
          item('Veg Pulao with Basmati', [pack('250 g', 95)], { sold: 5000 }),
          item('Last Laddu', [pack('1 piece', 10, { stock: 1 })]),
          item('Sold Out Sandesh', [pack('6 pieces', 90, { stock: 0 })]),
          item('Few Fishballs', [pack('200 g', 140, { stock: 6 })]),
          item('Full Hamper', [pack('1 piece', 1000)]),
        ],
      },
    ],
  },
  {
    slug: 'dairy',
    name: 'Dairy',
    group: 'Fresh',
    tint: 'sky',
    picture: 'toned-milk',
    subCategories: [
      {
        slug: 'milk',
        name: 'Milk',
        chilled: true,
        products: [item('Toned Milk', [pack('500 ml', 28)], { addedDaysAgo: 1, brand: null })],
      },
      { slug: 'sweets', name: 'Sweets', products: [item('Milk Chocolate', [pack('40 g', 45)], { sold: 4000 })] },
      {
        slug: 'vegetables',
        name: 'Vegetables',
        products: [item('Tomato', [pack('500 g', 22.5)], { keywords: ['tamatar'] })],
      },
    ],
  },
];

export const SHOP: ShopData = {
  pincodes: [
    { pincode: '700001', deliverable: true },
    { pincode: '700159', deliverable: false },
    { pincode: '700160', deliverable: true },
  ],
  deliveryCharges: [
    {
      name: 'Kolkata',
      steps: [
        { from: 0, to: 299.99, charge: 40 },
        { from: 300, to: 599.99, charge: 20 },
        { from: 600, charge: 0 },
      ],
    },
    { name: 'Far away', pincodes: ['700160'], minimumOrder: 50, chilled: false, steps: [{ from: 0, charge: 90 }] },
  ],
  coupons: [
    {
      ...{ code: 'FLAT50', description: '₹50 off', kind: 'flat', value: 50, minimumOrder: 200 },
      translations: { bn: { description: '₹50 ছাড়' }, hi: null },
    },
    { code: 'TEN', description: '10% off, up to ₹30', kind: 'percent', value: 10, cap: 30 },
    { code: 'FIRST', description: 'First order', kind: 'flat', value: 20, firstOrderOnly: true },
    { code: 'ONCE', description: 'Once each', kind: 'flat', value: 5, perCustomerLimit: 1 },
    { code: 'RARE', description: 'One only', kind: 'flat', value: 5, totalLimit: 1 },
    { code: 'OVER', description: 'Over', kind: 'flat', value: 5, validUntil: '2026-11-19' },
    { code: 'TODAY', description: 'Last day', kind: 'flat', value: 5, validUntil: '2026-11-20' },
    { code: 'LATER', description: 'Later', kind: 'flat', value: 5, validFrom: '2026-11-21' },
  ],
  slotWindows: [
    { from: '11:00', to: '13:00', capacity: 50 },
    { from: '17:00', to: '19:00', capacity: 2 },
    { from: '19:00', to: '21:00', capacity: 50 },
  ],
  banners: [
    {
      slug: 'fresh',
      title: 'Fresh today',
      text: 'Cut this morning.',
      link: '/categories',
      ground: 'deep',
      pictures: ['tomato'],
      devices: ['desktop', 'mobile'],
    },
  ],
  synonyms: [
    ['rice', 'chawal', 'chal'],
    ['curd', 'dahi', 'doi'],
    ['potato', 'aloo', 'alu'],
    ['capsicum', 'shimla mirch'],
    ['chilli', 'mirch'],
  ],
  paymentCodes: [{ id: 'haat-upi', name: 'UPI', upiId: 'haat@upi' }],
};

export const PAGES: PageData[] = [{ id: 'about', title: 'About', content: 'About us' }];
