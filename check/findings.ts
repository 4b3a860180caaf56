import { requirementOf, sectionSevenCalls } from '../contract/call-requirements.ts';
import { stripBidiControls } from '../contract/typed-text.ts';
import type { Judgement } from './judge.ts';
import { callName, type Finding, type Harm, type Verdict, worse } from './verdict.ts';

const MAX_NOTE = 300;

/** Ids, addresses and names of fields come from the provider: put on one line, without control characters. */
export const plain = (note: string): string => {
  const line = stripBidiControls(note).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return line.length > MAX_NOTE ? `${line.slice(0, MAX_NOTE)}…` : line;
};

/** Gathers what is found, in the order of section 7, rules after calls. */
export class Findings {
  readonly #calls = new Map<string, Finding>();
  readonly #rules = new Map<string, Finding>();

  /** Reports each finding as it is made. */
  readonly #onFinding: (finding: Finding) => void;

  constructor(onFinding: (finding: Finding) => void = () => {}) {
    this.#onFinding = onFinding;
  }

  /** A finding about the call with that name in the contract. */
  call(name: string, { verdict, notes = [], fails = false }: Partial<Judgement> & Pick<Judgement, 'verdict'>): void {
    const { need, without } = requirementOf(name);
    const isMust = need === 'must';
    const lost = verdict === 'missing' ? [`Lost: ${without}`] : [];
    const harm = isMust && (fails || verdict === 'missing') ? 'stops orders' : undefined;
    this.#add(this.#calls, name, { verdict, notes: [...notes, ...lost], isMust, harm });
  }

  /** A finding about more than one call, such as that prices agree. */
  rule(name: string, verdict: Verdict, notes: readonly string[] = [], harm?: Harm): void {
    this.#add(this.#rules, name, { verdict, notes, isMust: false, harm });
  }

  slow(name: string, p95: number, limit: number): void {
    const finding = this.#calls.get(name);
    if (!finding) return;
    const isSlow = p95 > limit;
    const note = `95 of 100 answers within ${Math.round(p95)} ms; ${limit} ms would do.`;
    const notes = isSlow ? [...finding.notes, note] : finding.notes;
    this.#calls.set(name, {
      ...finding,
      p95,
      notes,
      verdict: isSlow ? worse(finding.verdict, 'slow') : finding.verdict,
    });
  }

  #add(to: Map<string, Finding>, name: string, found: Omit<Finding, 'subject'>): void {
    const before = to.get(name);
    // A reason for not asking is dropped once the call was asked.
    const merged = [before, found].filter((each) => each !== undefined);
    const asked = merged.filter(({ verdict }) => verdict !== 'not asked');
    const notes = [...new Set((asked.length > 0 ? asked : merged).flatMap(({ notes }) => notes))];
    const call = sectionSevenCalls.find(([callId]) => callId === name)?.[1];
    const subject = call ? callName(call) : name;
    const verdict = before ? worse(before.verdict, found.verdict) : found.verdict;
    const finding = { ...found, subject, notes: notes.map(plain), verdict, harm: before?.harm ?? found.harm };
    to.set(name, finding);
    this.#onFinding(finding);
  }

  /** Every call of section 7, those that nothing was found about included, then every rule, first what costs money. */
  all(): { readonly calls: readonly Finding[]; readonly rules: readonly Finding[] } {
    for (const [name] of sectionSevenCalls)
      if (!this.#calls.has(name)) this.call(name, { verdict: 'not asked', notes: ['The check did not come so far.'] });
    const calls = sectionSevenCalls.flatMap(([name]) => this.#calls.get(name) ?? []);
    const isCostly = ({ harm }: Finding) => Number(harm === 'costs money');
    return { calls, rules: [...this.#rules.values()].sort((a, b) => isCostly(b) - isCostly(a)) };
  }
}
