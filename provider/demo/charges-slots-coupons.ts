/** The rest of the demo: where it delivers, when, and for how much. Money in rupees. */

import type { Coupon } from '../../contract/coupon.ts';

export interface DemoPincode {
  pincode: string;
  deliverable: boolean;
}

const FIRST_PINCODE = 700001;
const LAST_PINCODE = 700160;
const WITHOUT_DELIVERY = [700105, 700121, 700132, 700139, 700144, 700158];

export const pincodes: DemoPincode[] = Array.from(
  { length: LAST_PINCODE - FIRST_PINCODE + 1 },
  (_, index) => FIRST_PINCODE + index,
).map((pincode) => ({ pincode: String(pincode), deliverable: !WITHOUT_DELIVERY.includes(pincode) }));

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
  translations?: Coupon['translations'];
}

export const coupons: DemoCoupon[] = [
  {
    code: 'HAAT40',
    kind: 'flat',
    value: 40,
    minimumOrder: 400,
    description: '₹40 off orders from ₹400',
    translations: {
      bn: { description: '₹400 বা তার বেশি অর্ডারে ₹40 ছাড়' },
      hi: { description: '₹400 या ज़्यादा के ऑर्डर पर ₹40 की छूट' },
    },
  },
  {
    code: 'NOTUN20',
    kind: 'percent',
    value: 20,
    cap: 120,
    firstOrderOnly: true,
    perCustomerLimit: 1,
    description: '20% off your first order, up to ₹120',
    translations: {
      bn: { description: 'প্রথম অর্ডারে 20% ছাড়, ₹120 পর্যন্ত' },
      hi: { description: 'पहले ऑर्डर पर 20% की छूट, ₹120 तक' },
    },
  },
  {
    code: 'RANNA10',
    kind: 'percent',
    value: 10,
    cap: 75,
    minimumOrder: 299,
    description: '10% off orders from ₹299, up to ₹75',
    translations: {
      bn: { description: '₹299 বা তার বেশি অর্ডারে 10% ছাড়, ₹75 পর্যন্ত' },
      hi: { description: '₹299 या ज़्यादा के ऑर्डर पर 10% की छूट, ₹75 तक' },
    },
  },
  {
    code: 'MASHKABARI',
    kind: 'flat',
    value: 150,
    minimumOrder: 2000,
    perCustomerLimit: 2,
    description: '₹150 off the monthly shopping, from ₹2,000; twice per customer',
    translations: {
      bn: { description: 'মাসকাবারি বাজারে ₹150 ছাড়, ₹2,000 থেকে; একজন দু’বার পাবেন' },
      hi: { description: 'महीने के राशन पर ₹150 की छूट, ₹2,000 से; हर ग्राहक को दो बार' },
    },
  },
  {
    code: 'ADDA5',
    kind: 'percent',
    value: 5,
    description: '5% off any order',
    translations: { bn: { description: 'যে-কোনও অর্ডারে 5% ছাড়' }, hi: { description: 'किसी भी ऑर्डर पर 5% की छूट' } },
  },
  {
    code: 'PUJO100',
    kind: 'flat',
    value: 100,
    minimumOrder: 999,
    totalLimit: 500,
    description: '₹100 off orders from ₹999, for the first 500 orders',
    translations: {
      bn: { description: '₹999 বা তার বেশি অর্ডারে ₹100 ছাড়, প্রথম 500টি অর্ডারে' },
      hi: { description: '₹999 या ज़्यादा के ऑर्डर पर ₹100 की छूट, पहले 500 ऑर्डर के लिए' },
    },
  },
  {
    code: 'BOISHAKH32',
    kind: 'flat',
    value: 32,
    minimumOrder: 320,
    validFrom: '2025-04-10',
    validUntil: '2025-04-20',
    description: '₹32 off for Poila Boishakh 1432',
    translations: {
      bn: { description: 'পয়লা বৈশাখ 1432 উপলক্ষে ₹32 ছাড়' },
      hi: { description: 'पोइला बोइशाख 1432 पर ₹32 की छूट' },
    },
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
