import * as v from 'valibot';
import { call } from './call.ts';
import { GivenDeliveryInstructions, GivenDeliveryNote, KnownDeliveryInstructions } from './delivery-instructions.ts';
import { Id } from './id.ts';
import { msg } from './msg.ts';
import { listOf, maybe, one, optionalText, saved, text } from './schema.ts';
import { Pincode } from './pincode.ts';
import { Phone } from './phone.ts';
import { SingleLineText } from './safe-text.ts';

export const Address = v.object({
  id: Id,
  label: maybe(SingleLineText),
  name: maybe(SingleLineText),
  phone: maybe(v.string()),
  line1: SingleLineText,
  line2: maybe(SingleLineText),
  landmark: maybe(SingleLineText),
  city: maybe(SingleLineText),
  pincode: maybe(Pincode),
  isDefault: maybe(v.boolean()),
  /** What the rider is to do at the door; null where the provider knows no such thing. */
  deliveryInstructions: KnownDeliveryInstructions,
  /** A gate code, or whatever else the rider has to know. */
  deliveryNote: maybe(SingleLineText),
});
export type Address = v.InferOutput<typeof Address>;

export const AddressBody = v.object({
  label: text(msg('Please enter a name for this address, such as Home.'), 40),
  name: text(msg('Please enter the name of the person receiving.'), 80),
  phone: Phone,
  line1: text(msg('Please enter the flat, house and street.'), 160),
  line2: optionalText(160),
  landmark: optionalText(160),
  city: optionalText(80),
  pincodeId: v.message(Id, msg('Please choose a pincode.')),
  /** Makes it the default, or takes that back; left out, nothing changes. */
  isDefault: maybe(v.boolean()),
  deliveryInstructions: GivenDeliveryInstructions,
  deliveryNote: GivenDeliveryNote,
});
export type AddressBody = v.InferInput<typeof AddressBody>;

export const getAddresses = call({
  method: 'GET',
  path: '/user-address/',
  tag: 'Address',
  caller: 'customer',
  summary: 'Saved addresses, the default first',
  answer: listOf(Address),
});
export const postAddress = call({
  method: 'POST',
  path: '/user-address/',
  tag: 'Address',
  caller: 'customer',
  summary: 'Save an address',
  body: AddressBody,
  answer: saved(Address),
});
export const getAddress = call({
  method: 'GET',
  path: '/user-address/{id}',
  tag: 'Address',
  caller: 'customer',
  summary: 'One saved address',
  answer: one(Address),
});
export const putAddress = call({
  method: 'PUT',
  path: '/user-address/{id}',
  tag: 'Address',
  caller: 'customer',
  summary: 'Change an address',
  body: AddressBody,
  answer: saved(Address),
});
export const deleteAddress = call({
  method: 'DELETE',
  path: '/user-address/{id}',
  tag: 'Address',
  caller: 'customer',
  summary: 'Forget an address',
  answer: saved(Address),
});
