import { HTTPError } from 'ky';
import { isGiven, isRecord, plainName } from './json.ts';
import { namesOf } from './names.ts';
import type { Sent } from './sent.ts';

/** How a provider names the type of a document and its number. */
interface Names {
  readonly type: string;
  readonly number: string;
}

/** The names that a refusal asks for: the second may be missed only once the first is there. */
function namesIn(error: unknown): Names | undefined {
  if (!(error instanceof HTTPError) || ![400, 422].includes(error.response.status)) return undefined;
  const words = JSON.stringify(error.data ?? '').match(/[a-z]\w*/gi) ?? [];
  // `name` and `value` may be words of a sentence.
  const wordFor = (names: readonly string[]) =>
    words.find((word) => /^doc/i.test(word) && names.some((name) => plainName(name) === plainName(word)));
  const type = wordFor(namesOf('document.type'));
  const number = wordFor(namesOf('document.number')) ?? type?.replace('Type', 'Number').replace('type', 'number');
  return type === undefined || number === undefined ? undefined : { type, number };
}

/** Hands in PAN, Aadhaar and GSTIN; one after the other where the provider takes one document at a time, by its type and its number. */
export async function handIn<T>(sent: Sent, send: (sent: Sent) => Promise<T>): Promise<T> {
  try {
    return await send(sent);
  } catch (error) {
    const names = namesIn(error);
    const documents = Object.entries(isRecord(sent.body) ? sent.body : {}).filter(([, number]) => isGiven(number));
    let received: T | undefined;
    if (names)
      for (const [type, number] of documents)
        received = await send({ ...sent, body: { [names.type]: type.toUpperCase(), [names.number]: number } });
    if (received === undefined) throw error;
    return received;
  }
}
