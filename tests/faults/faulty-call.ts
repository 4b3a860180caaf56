import type { Locator, Page } from 'playwright/test';
import type { Customer, Goods } from '../e2e/fixtures/customer.ts';
import type { FaultName } from './faults.ts';
import type { FaultyShop, Target } from './faulty-shop.ts';

/** Whoever looks at the page, with a cart of two products, five units of each. */
export interface World {
  readonly page: Page;
  readonly shop: FaultyShop;
  readonly goods: readonly Goods[];
  /** Null for a guest, and for an editor. */
  readonly customer: Customer | null;
  /** What a case notes for its later steps. */
  readonly notes: Record<string, string>;
}

type Step = (world: World) => unknown;

/** The words a fault is told in; `done`: the page gets what it wants in spite of it; `silent`: nothing is said. */
type Outcome = RegExp | 'done' | 'silent';

export interface FaultyCall {
  /** What is asked for, and where. */
  readonly name: string;
  readonly target: Target;
  readonly who: 'guest' | 'customer' | 'editor';
  readonly path: string | ((world: World) => string);
  /** At the provider, before the page is opened. */
  readonly before?: Step;
  /** What is done on the page before the fault begins. */
  readonly prepare?: Step;
  /** What makes the call; absent where opening the page does. */
  readonly act?: Step;
  /** Why nothing is said of it: the call is the page's own, and what it is for stays as it was. */
  readonly silent?: string;
  /** Whose text holds the words; anywhere on the page, where it says nothing. */
  readonly told?: (page: Page) => Locator;
  /** Other words, or another end, than a fault has by itself: for all of them, or by name. */
  readonly outcome?: Outcome | Partial<Record<FaultName, Outcome>>;
  /** What is there all the same while the call fails. */
  readonly stays?: Step;
  /** What a shopper does then: “Try again”; where nothing is said, the page is opened again. */
  readonly retry?: Step;
  /** What is there once it has worked. */
  readonly done?: Step;
  /** What was asked for waits, and is sent by itself once somebody is logged in again. */
  readonly waits?: true;
  /** The cart is what the call is about: `done` looks at it. */
  readonly changesCart?: true;
  /** Faults that this call can't have, each with the reason. */
  readonly except?: Partial<Record<FaultName, string>>;
}

/** @throws where nobody is logged in */
export function customerOf({ customer }: World): Customer {
  if (!customer) throw new Error('Nobody is logged in.');
  return customer;
}

export const tryAgain: Step = ({ page }) => page.getByRole('button', { name: 'Try again' }).first().click();

export const titleOf = ({ who, name }: FaultyCall): string => `${who}: ${name}`;
