import { TIME_ZONE } from '../contract/time-zone.ts';

const careHours = '10am to 8pm';
const careFor = 'queries, feedback or issues';

/** The shop's identity. Another shop changes this file, the pictures of the logo and `public/flashscreen.json`. */
export const shop = {
  name: 'Haat',
  tagline: 'Your Online Marketplace for Quality Groceries',
  description: 'Fresh vegetables, fish, rice, dal, sweets and everything else for the home, delivered in Kolkata.',
  address: ['Haat, 14 Gariahat Road', 'Ballygunge, Kolkata 700019'],
  /** Written into the addresses of customers. */
  city: 'Kolkata',
  phone: '033 5550 0142',
  email: 'care@haat.example',
  /** The words of section 1. */
  customerCare: `Customer care is reachable from ${careHours} for ${careFor}`,
  careHours,
  careFor,
  delivery: 'Normal delivery starts from 11 am',
  copyrightYear: 2025,
  /** Where money is paid to by UPI, with the amount filled in; '' leaves the provider's QR picture alone. */
  upiId: 'haat@upi' as string,
  locale: 'en-IN',
  currency: 'INR',
  timeZone: TIME_ZONE,
  /** Ids of the pages of text at `GET /cms/web/list/{id}`, by their path under `/cms/`. */
  cmsPages: { privacy: 'privacy', 'terms-conditions': 'terms-conditions', about: 'about' },
} as const;
