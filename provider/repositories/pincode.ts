import { pincode } from '../db/schema/address.ts';

/** What of a pincode goes out; its zone is the shop's own affair. */
export const pincodeFields = { id: pincode.id, pincode: pincode.pincode, deliverable: pincode.deliverable };
