import { TIME_ZONE } from '../contract/time-zone.ts';
import { DEMO_IDENTITY as demo } from '../contract/demo-identity.ts';
import { msg } from '../contract/msg.ts';

/**
 * The shop's identity. Another shop changes this file, the pictures of the logo and `public/flashscreen.json`. What is `demo.…` here
 * it has to write itself, such as `phone: '033 2234 5678'`: it stays closed until then.
 */
export const shop = {
  name: 'Haat',
  tagline: msg('Your Online Marketplace for Quality Groceries'),
  description: msg('Fresh vegetables, fish, rice, dal, sweets and everything else for the home, delivered in Kolkata.'),
  address: demo.address as readonly string[],
  /** Written into the addresses of customers. */
  city: 'Kolkata',
  phone: demo.phone as string,
  email: demo.email as string,
  /** The words of section 1. */
  customerCare: msg('Customer care is reachable from 10am to 8pm for queries, feedback or issues'),
  careHours: msg('10am to 8pm'),
  careFor: msg('queries, feedback or issues'),
  delivery: msg('Normal delivery starts from 11 am'),
  copyrightYear: 2025,
  /** Where money is paid to by UPI, with the amount filled in; '' leaves the provider's QR picture alone. */
  upiId: demo.upiId as string,
  /** For invoices; '' leaves it out. */
  gstin: demo.gstin as string,
  /** The tax on the delivery charge; null where nothing is said of it. */
  deliveryTax: { hsn: '996813', gstRate: 18 } as { hsn: string; gstRate: number } | null,
  locale: 'en-IN',
  currency: 'INR',
  timeZone: TIME_ZONE,
  /** Ids of the pages of text at `GET /cms/web/list/{id}`, by their path under `/cms/`. */
  cmsPages: { privacy: 'privacy', 'terms-conditions': 'terms-conditions', about: 'about', help: 'help' },
} as const;
