import { Refusal, text, type Answer, type Call } from '../small-server.ts';

/** The five fields of every answer. */
const envelope = (statusCode: number, message: string, data: unknown, meta: unknown = null) => ({
  statusCode,
  success: statusCode < 400,
  message,
  data,
  meta,
});

export const ok = (data: unknown, message = 'Success'): Answer => ({ body: envelope(200, message, data) });

/** Of what was created, only the id comes back. */
export const created = (insertedId: string, message: string): Answer => ({
  status: 201,
  body: envelope(201, message, { insertedId }),
});

/** One page of any list: ten entries, unless more are asked for. */
export function list({ query }: Call, rows: readonly unknown[]): Answer {
  const limit = Math.min(Number(query.get('limit')) || 10, 100);
  const from = ((Number(query.get('page')) || 1) - 1) * limit;
  const meta = { totalRecords: rows.length, limit, hasNext: from + limit < rows.length };
  return { body: envelope(200, 'Success', rows.slice(from, from + limit), meta) };
}

export const refuse = (status: number, message: string) =>
  new Refusal({ status, body: envelope(status, message, null) });

/** Refuses as Laravel does: what is wrong with each field, in sentences. */
export const invalid = (errors: Record<string, string[]>) =>
  new Refusal({ status: 422, body: { ...envelope(422, 'The given data was invalid.', null), errors } });

/** @example named('contactNumber') // 'contact number' */
const named = (field: string): string => field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

export const selectedInvalid = (field: string) => invalid({ [field]: [`The selected ${named(field)} is invalid.`] });

export const tenDigits = (field: string) => invalid({ [field]: [`The ${named(field)} must be 10 digits.`] });

/** The fields of a body that have to be there, or one refusal that names all of them that are not. */
export function fields<Name extends string>(body: Record<string, unknown>, ...wanted: Name[]): Record<Name, string> {
  const missing = wanted.filter((field) => !text(body[field]));
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [field, [`The ${named(field)} field is required.`]])));
  return Object.fromEntries(wanted.map((field) => [field, text(body[field])])) as Record<Name, string>;
}

/** The id in a path, as Mongoose takes it: anything else is not caught, and ends as a fault of the server's. */
export function pathId({ params }: Call, model: string): string {
  const id = params[0] ?? '';
  if (/^[0-9a-f]{24}$/.test(id)) return id;
  const fault = `Cast to ObjectId failed for value "${id}" (type string) at path "_id" for model "${model}"`;
  throw refuse(500, fault);
}

/** A price as this provider writes it, `₹1,249.00`. */
export const rupees = (amount: number): string =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
