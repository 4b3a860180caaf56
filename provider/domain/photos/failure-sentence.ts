import { isUrl } from './allowed-url.ts';
import type { PhotoError } from './photo-error.ts';

const MAX_LENGTH = 120;

/** A source as it may be shown and logged: what follows the path may be a key, what precedes the host a password. */
function shortened(source: string): string {
  const url = isUrl(source) ? URL.parse(source, 'https://none.invalid') : null;
  const text = url ? `${url.protocol}//${url.host}${url.pathname}` : source;
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** @example 'The photo https://cdn.example/salt.jpg of Tata Salt could not be fetched: the server said 404.' */
export function failureSentence(source: string, name: string, error: PhotoError, staysAsItWas: boolean): string {
  const verb = isUrl(source) ? 'fetched' : 'used';
  const stays = staysAsItWas ? ' The one of the last import stays.' : '';
  return `The photo ${shortened(source)} of ${name} could not be ${verb}: ${error.message}.${stays}`;
}
