import { isRecord, type JsonObject, omitUndefined } from '../json.ts';
import { find } from '../names.ts';
import { picture } from '../picture.ts';
import type { Reading } from '../reading.ts';
import { flat } from '../unwrap.ts';
import { line } from '../values.ts';

export function banner(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (typeof fields === 'string') return { id: fields, image: picture(fields) };
  if (!isRecord(fields)) return fields;
  const read = at.read(fields, 'banner');
  return { ...fields, ...read, ...idOf(read) };
}

/** A text page in HTML or Markdown, which the site sanitizes. */
export function cmsPage(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (typeof fields === 'string') return { id: 'page', content: fields };
  return isRecord(fields) ? { ...fields, id: 'page', ...at.read(fields, 'cmsPage') } : fields;
}

export function qrCode(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const read = at.read(fields, 'qrCode');
  return { ...fields, ...read, ...idOf(read), name: line(find(fields, 'qrCode.name')) ?? 'UPI' };
}

/** A picture without an id has its URL for one. */
const idOf = ({ id, image }: JsonObject): JsonObject => omitUndefined({ id: id ?? image });
