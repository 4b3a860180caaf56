/** The rest of the demo: where it delivers, when, for how much, and what it advertises. Money in rupees. */

export interface DemoPincode {
  pincode: string;
  deliverable: boolean;
}

const FIRST_PINCODE = 700001;
const LAST_PINCODE = 700160;
/** Never given out by the post office. */
const MISSING_PINCODES = [700098];
const WITHOUT_DELIVERY = [700105, 700121, 700132, 700139, 700144, 700158];

export const pincodes: DemoPincode[] = Array.from(
  { length: LAST_PINCODE - FIRST_PINCODE + 1 },
  (_, index) => FIRST_PINCODE + index,
)
  .filter((pincode) => !MISSING_PINCODES.includes(pincode))
  .map((pincode) => ({ pincode: String(pincode), deliverable: !WITHOUT_DELIVERY.includes(pincode) }));

export interface DemoChargeStep {
  /** Both ends belong to the step; without `to` it has no end. */
  from: number;
  to?: number;
  charge: number;
}

export interface DemoChargeGroup {
  name: string;
  /** Without a list: everywhere that no other group names */
  pincodes?: string[];
  /** The least item total of an order */
  minimumOrder?: number;
  /** Where goods that have to stay cold can't go */
  chilled?: false;
  steps: DemoChargeStep[];
}

export const deliveryCharges: DemoChargeGroup[] = [
  {
    name: 'Kolkata',
    minimumOrder: 99,
    steps: [
      { from: 0, to: 498.99, charge: 25 },
      { from: 499, charge: 0 },
    ],
  },
  {
    name: 'Far south and east',
    minimumOrder: 199,
    chilled: false,
    pincodes: ['700104', '700135', '700137', '700138', '700140', '700141', '700145', '700149', '700155', '700160'],
    steps: [
      { from: 0, to: 798.99, charge: 40 },
      { from: 799, charge: 0 },
    ],
  },
];

export interface DemoCoupon {
  code: string;
  kind: 'percent' | 'flat';
  /** Percent, or rupees */
  value: number;
  /** The most that a percentage takes off, in rupees */
  cap?: number;
  minimumOrder?: number;
  firstOrderOnly?: boolean;
  /** Days in Kolkata, as YYYY-MM-DD; both ends belong to it */
  validFrom?: string;
  validUntil?: string;
  perCustomerLimit?: number;
  totalLimit?: number;
  description: string;
}

export const coupons: DemoCoupon[] = [
  { code: 'HAAT40', kind: 'flat', value: 40, minimumOrder: 400, description: '₹40 off orders from ₹400' },
  {
    code: 'NOTUN20',
    kind: 'percent',
    value: 20,
    cap: 120,
    firstOrderOnly: true,
    perCustomerLimit: 1,
    description: '20% off your first order, up to ₹120',
  },
  {
    code: 'RANNA10',
    kind: 'percent',
    value: 10,
    cap: 75,
    minimumOrder: 299,
    description: '10% off orders from ₹299, up to ₹75',
  },
  {
    code: 'MASHKABARI',
    kind: 'flat',
    value: 150,
    minimumOrder: 2000,
    perCustomerLimit: 2,
    description: '₹150 off the monthly shopping, from ₹2,000; twice per customer',
  },
  { code: 'ADDA5', kind: 'percent', value: 5, description: '5% off any order' },
  {
    code: 'PUJO100',
    kind: 'flat',
    value: 100,
    minimumOrder: 999,
    totalLimit: 500,
    description: '₹100 off orders from ₹999, for the first 500 orders',
  },
  {
    code: 'BOISHAKH32',
    kind: 'flat',
    value: 32,
    minimumOrder: 320,
    validFrom: '2025-04-10',
    validUntil: '2025-04-20',
    description: '₹32 off for Poila Boishakh 1432',
  },
];

export interface DemoSlotWindow {
  /** Time of day in Kolkata, 24 hours */
  from: string;
  to: string;
  /** Orders that a day's window takes */
  capacity: number;
}

export const slotWindows: DemoSlotWindow[] = [
  { from: '11:00', to: '13:00', capacity: 40 },
  { from: '13:00', to: '15:00', capacity: 30 },
  { from: '16:00', to: '18:00', capacity: 40 },
  { from: '18:00', to: '20:00', capacity: 35 },
];

export interface DemoBanner {
  slug: string;
  title: string;
  text: string;
  link: string;
  ground: 'leaf' | 'spice' | 'clay' | 'sky' | 'sand' | 'berry' | 'deep';
  /** Slugs of products that stand on its bottom edge, from the left */
  pictures: string[];
  devices: ('desktop' | 'mobile')[];
}

export const banners: DemoBanner[] = [
  {
    slug: 'morning-vegetables',
    title: 'Cut this morning',
    text: 'Shaak, potol and lau, picked today',
    link: '/categories/fruit-vegetables',
    ground: 'deep',
    pictures: ['palong-shaak-spinach', 'begun-brinjal-long', 'desi-tomato'],
    devices: ['desktop', 'mobile'],
  },
  {
    slug: 'nolen-gur',
    title: 'Nolen gur is here',
    text: 'Sandesh, doi and payesh rice',
    link: '/categories/sweets-doi',
    ground: 'clay',
    pictures: ['dheki-khejur-patali', 'mishtimukh-nolen-gur-sandesh'],
    devices: ['desktop', 'mobile'],
  },
  {
    slug: 'monthly-staples',
    title: 'Atta and rice by the sack',
    text: 'Lower per kilo, carried upstairs',
    link: '/categories/atta-rice-dal',
    ground: 'spice',
    pictures: ['shonar-whole-wheat-chakki-atta', 'shonar-banskathi-rice'],
    devices: ['desktop', 'mobile'],
  },
];

export interface DemoPaymentCode {
  id: string;
  name: string;
  /** Demo text: no account stands behind it. */
  upiId: string;
}

export const paymentCodes: DemoPaymentCode[] = [
  { id: 'haat-upi', name: 'Haat, any UPI app', upiId: 'haat@upi' },
  { id: 'haat-upi-door', name: 'Haat, pay at the door', upiId: 'haat@upi' },
];
