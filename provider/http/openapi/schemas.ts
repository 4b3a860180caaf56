import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as address from '../../../contract/address.ts';
import * as auth from '../../../contract/auth.ts';
import * as banner from '../../../contract/banner.ts';
import * as brand from '../../../contract/brand.ts';
import * as cart from '../../../contract/cart.ts';
import * as category from '../../../contract/category.ts';
import * as cms from '../../../contract/cms.ts';
import * as coupon from '../../../contract/coupon.ts';
import * as customer from '../../../contract/customer.ts';
import * as editor from '../../../contract/editor.ts';
import * as error from '../../../contract/error.ts';
import * as kyc from '../../../contract/kyc.ts';
import * as order from '../../../contract/order.ts';
import * as item from '../../../contract/content-item.ts';
import * as pincode from '../../../contract/pincode.ts';
import * as product from '../../../contract/product.ts';
import * as profile from '../../../contract/profile.ts';
import * as qrcode from '../../../contract/qrcode.ts';
import * as release from '../../../contract/release.ts';
import * as slot from '../../../contract/slot.ts';
import * as splash from '../../../contract/splash.ts';
import * as wallet from '../../../contract/wallet.ts';
import * as wishlist from '../../../contract/wishlist.ts';

const isObjectSchema = (entry: [string, unknown]): entry is [string, GenericSchema] => {
  const { kind, type } = (entry[1] ?? {}) as { kind?: unknown; type?: unknown };
  return kind === 'schema' && type === 'object';
};

const files: readonly object[] = [
  ...[address, auth, banner, brand, cart, category, cms, coupon, customer],
  ...[editor, error, kyc, order, item, pincode, product, profile, qrcode, release, slot, splash, wallet, wishlist],
];

/** What the contract calls by a name stands once in the description, and is pointed at. */
const named: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  files.flatMap((file) => Object.entries(file) as [string, unknown][]).filter(isObjectSchema),
);

const config: ConversionConfig = {
  target: 'draft-2020-12', // what OpenAPI 3.1 takes
  typeMode: 'input', // as it stands on the wire
  errorMode: 'ignore', // trimming and check digits have no words in JSON Schema
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** A schema of the contract as the description has it. */
export function describeSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...described } = toJsonSchema(schema, { ...config, definitions: { ...named } });
  return described;
}

export const namedSchemas = (): Record<string, JsonSchema> => toJsonSchemaDefs({ ...named }, config);
