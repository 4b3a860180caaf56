/** Identity of a shop: values that no other shop has. */
export interface Identity {
  /** Where money is paid to by UPI; '' where it is not. */
  readonly upiId: string;
  /** For invoices; '' leaves it out. */
  readonly gstin: string;
  readonly phone: string;
  readonly email: string;
  readonly address: readonly string[];
}

/** Identity of the demo shop; none of its values belongs to a real shop. */
export const DEMO_IDENTITY = {
  upiId: 'haat@upi',
  gstin: '19AABCH0142K1ZR',
  phone: '033 5550 0142',
  email: 'care@haat.example',
  address: ['Haat, 14 Gariahat Road', 'Ballygunge, Kolkata 700019'],
} as const satisfies Identity;

const plain = (text: string): string => text.toLowerCase().replace(/\s/g, '');
const digits = (text: string): string => text.replace(/\D/g, '').slice(-10);
const hostOf = (email: string): string => plain(email).split('@').at(-1) ?? '';

/** Recognises values of the demo however they are formatted, such as `+91 33 5550 0142`. */
const IS_DEMO: { readonly [Name in keyof Identity]: (value: Identity[Name]) => boolean } = {
  upiId: (value) => plain(value) === plain(DEMO_IDENTITY.upiId),
  gstin: (value) => plain(value) === plain(DEMO_IDENTITY.gstin),
  phone: (value) => digits(value) === digits(DEMO_IDENTITY.phone),
  email: (value) => hostOf(value) === hostOf(DEMO_IDENTITY.email),
  address: (value) => value.some((line) => DEMO_IDENTITY.address.some((demo) => plain(demo) === plain(line))),
};

export const IDENTITY_NAMES = ['upiId', 'gstin', 'phone', 'email', 'address'] as const satisfies (keyof Identity)[];

const isDemo = <Name extends keyof Identity>(name: Name, identity: Identity): boolean => IS_DEMO[name](identity[name]);

export interface DemoValue {
  readonly name: (typeof IDENTITY_NAMES)[number];
  readonly value: string;
}

/** What a shop still has of the demo's, as it stands there. A real shop can't open on it. */
export const findDemoValues = (identity: Identity): DemoValue[] =>
  IDENTITY_NAMES.filter((name) => isDemo(name, identity)).map((name) => ({
    name,
    value: [identity[name]].flat().join(', '),
  }));

/** Whether a text names the demo as whom to write to, to call or to visit. */
export function namesDemo(text: string): boolean {
  const written = plain(text);
  return Object.values(DEMO_IDENTITY)
    .flat()
    .some((value) => written.includes(plain(value)));
}
