import type * as v from 'valibot';
import type { Call } from '../contract/call.ts';
import { getAddresses } from '../contract/address.ts';
import { calls } from '../contract/calls.ts';
import { getCustomer } from '../contract/customer.ts';
import { getProfile } from '../contract/profile.ts';
import { RefusedError } from '../src/api/errors.ts';
import type { CallInput } from '../src/api/http.ts';
import { requirementOf } from '../contract/call-requirements.ts';
import type { Client, Exchange, Outcome } from './client.ts';
import { Findings } from './findings.ts';
import { isOfTwoUnits, type Judgement, judge, judgeRefusable } from './judge.ts';
import type { CheckOptions } from './options.ts';
import { Prices } from './prices.ts';
import { quote, wordsOfRefusal } from './refusal-words.ts';
import type { Unread } from './suggest.ts';
import type { Harm } from './verdict.ts';

/** The check of one provider: makes calls, and records the verdict on each. */
export class Check {
  readonly client: Client;
  readonly options: CheckOptions;
  readonly findings: Findings;
  /** What products cost in every answer so far. */
  readonly prices = new Prices();
  /** Whether the provider says that it speaks the contract: then the shop reads it without its adapter. */
  isPlain = false;
  /** Whether the provider counts pages from 0. */
  countsFromZero = false;
  /** The last good GET of each call, which is repeated to measure its duration. */
  readonly asked = new Map<string, Outcome>();
  /** How each call went last. */
  readonly last = new Map<string, Outcome>();
  /** Calls that the shop can’t read, or that it needs and the provider lacks. */
  readonly unread = new Map<string, Unread>();
  /** What the check could not take back. */
  readonly left: string[] = [];
  /** What is the test customer’s own, and stands in no report. */
  readonly #personal = new Set<string>();

  constructor(client: Client, options: CheckOptions, findings = new Findings()) {
    this.client = client;
    this.options = options;
    this.findings = findings;
    if (options.customer?.phone) this.#personal.add(options.customer.phone);
    client.heard = (outcome) => {
      this.prices.note(outcome);
      this.last.set(nameOf(outcome.call), outcome);
      if (KNOWS_CUSTOMER.includes(outcome.call))
        for (const each of personalIn(outcome.answer)) this.#personal.add(each);
    };
  }

  /** Makes a call and writes down how it went; undefined where it could not be read. */
  async ask<C extends Call>(call: C, input: CallInput<C> = {}): Promise<v.InferOutput<C['answer']> | undefined> {
    return (await this.outcome(call, input)).answer;
  }

  async outcome<C extends Call>(call: C, input: CallInput<C> = {}): Promise<Outcome<C>> {
    return this.judge(await this.client.call(call, input));
  }

  /** Writes down how a call went. */
  judge<C extends Call>(outcome: Outcome<C>): Outcome<C> {
    const { call, answer } = outcome;
    this.#note(outcome, judge(outcome, this.isPlain));
    if (call.method === 'GET' && answer !== undefined) this.asked.set(nameOf(call), outcome);
    return outcome;
  }

  /** Makes a call that may or must be refused; a refusal shows that the provider knows the call. */
  async refusable<C extends Call>(call: C, input: CallInput<C>): Promise<void> {
    const outcome = await this.client.call(call, input);
    this.#note(outcome, judgeRefusable(outcome, this.isPlain, await this.#unknownPath()));
  }

  #note({ call, error, exchanges, dropped }: Outcome, judgement: Judgement): void {
    const name = nameOf(call);
    const { verdict, notes, fails, words } = judgement;
    const spoken = words === undefined ? notes : notes.map((note) => this.#saying(note, words));
    this.findings.call(name, { ...judgement, notes: spoken });
    const isUnread = verdict === 'missing' ? requirementOf(name).need === 'must' : fails || dropped.length > 0;
    const isRefused = error instanceof RefusedError && !isOfTwoUnits(error);
    if (isUnread) this.unread.set(name, { call, notes, isRefused, exchange: exchanges.at(-1) });
  }

  #unknown: Exchange | undefined;

  /** What the provider answers where it knows no call. */
  async #unknownPath(): Promise<Exchange> {
    return (this.#unknown ??= await this.client.raw('/no-such-call-of-a-shop'));
  }

  /** Says why calls are not asked. */
  skip(why: string, ...skipped: readonly Call[]): void {
    for (const call of skipped) this.findings.call(nameOf(call), { verdict: 'not asked', notes: [why] });
  }

  /** A note about a refusal, with what it says of itself. */
  saying(note: string, exchange: Exchange | undefined): string {
    const words = wordsOfRefusal(exchange?.body);
    return words === undefined ? note : this.#saying(note, words);
  }

  #saying(note: string, words: string): string {
    return `${note.replace(/\.$/, '')}: ${quote(words, this.#personal)}`;
  }

  /**
   * Records the finding on a rule; without faults it is right.
   * @param harm what faults come to, where they are not small
   * @param call the one that the shop's adapter has to read otherwise, where that mends it
   */
  rule(name: string, faults: readonly string[], harm?: Harm, call?: Call): void {
    if (faults.length === 0) return this.findings.rule(name, 'right');
    this.findings.rule(name, 'wrong', faults, harm);
    if (call) this.#suggest(call, `This has to be so: ${name}.`);
  }

  /** Says what is wrong with a call whose answer could be read. */
  fault(call: Call, note: string): void {
    this.findings.call(nameOf(call), { verdict: 'wrong', notes: [note], fails: true });
    this.#suggest(call, note);
  }

  #suggest(call: Call, note: string): void {
    const name = nameOf(call);
    const exchange = this.last.get(name)?.exchanges.at(-1);
    const before = this.unread.get(name) ?? { call, notes: [], isRefused: false, exchange };
    this.unread.set(name, { ...before, notes: [...before.notes, note] });
  }
}

const KNOWS_CUSTOMER: readonly Call[] = [getCustomer, getProfile, getAddresses];
const PERSONAL = ['name', 'phone', 'email', 'line1', 'line2', 'landmark'];

/** Names, numbers and addresses in an answer about the customer. */
const personalIn = (answer: unknown): readonly string[] =>
  [(answer as { data?: unknown } | undefined)?.data].flat().flatMap((one) => {
    const fields = Object.entries((one ?? {}) as object).filter(([name]) => PERSONAL.includes(name));
    return fields.flatMap(([, value]) => (typeof value === 'string' && value.length > 2 ? value : []));
  });

/** The name of a call in the contract. */
export function nameOf(call: Call): string {
  const found = Object.entries(calls).find(([, other]) => other === call);
  if (!found) throw new Error(`${call.path} is no call of the contract.`);
  return found[0];
}
