import { isRecord, pick } from './json.ts';
import { namesOf } from './names.ts';
import { flat, listIn } from './unwrap.ts';

/** The URL of a picture: absolute, or relative to `base` or to the provider; undefined where there is none. */
export function picture(value: unknown, base?: string): string | undefined {
  if (typeof value === 'string') return pictureUrl(value.trim(), base);
  if (Array.isArray(value)) return pictures(value, base)?.[0];
  const fields = flat(value);
  if (!isRecord(fields)) return undefined;
  for (const name of namesOf('picture.url')) {
    const found = pick(fields, name);
    const url = found === undefined ? undefined : picture(found, base);
    if (url) return url;
  }
  return undefined;
}

/** Every picture of a list, each once. */
export function pictures(value: unknown, base?: string): string[] | undefined {
  const list = listIn(value);
  if (!list) return undefined;
  const urls = list.map((entry) => picture(entry, base)).filter((url) => url !== undefined);
  return urls.length > 0 ? [...new Set(urls)] : undefined;
}

function pictureUrl(text: string, base: string | undefined): string | undefined {
  if (/^(?:null|undefined|none|n\/a|-|#)?$/i.test(text)) return undefined;
  if (/^(?:https?:\/\/|data:image\/)/i.test(text)) return text;
  if (text.startsWith('//')) return `https:${text}`;
  // Another scheme is no picture; a path without a slash is one of the provider's.
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return undefined;
  const path = text.replace(/^(?:\.?\/)+/, '');
  const whole = base === undefined ? undefined : pictureUrl(joined(base.trim(), path), undefined);
  return whole ?? `/${path}`;
}

/** A path may begin with the last folders of its base. */
function joined(base: string, path: string): string {
  const folders = base.replace(/\/$/, '').split('/');
  const at = folders.findIndex((_, i) => i > 2 && path.startsWith(`${folders.slice(i).join('/')}/`));
  return [...(at === -1 ? folders : folders.slice(0, at)), path].join('/');
}
