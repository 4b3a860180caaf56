import type { Identity } from '../contract/demo-identity.ts';

/** A shop's that is not the demo. */
export const OWN: Identity = {
  upiId: 'sen@upi',
  gstin: '19AAACS1234A1Z5',
  phone: '033 2234 5678',
  email: 'hello@sen.example',
  address: ['Sen Stores, 4 Rashbehari Avenue', 'Kolkata 700026'],
};
