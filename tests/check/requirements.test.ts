import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../check/fields.ts';
import { answeredShapes } from '../../check/tables.ts';
import { requiredCalls, requirementOf, sectionSevenCalls } from '../../contract/call-requirements.ts';
import { calls } from '../../contract/calls.ts';
import { describedFields } from '../../contract/field-requirements.ts';
import { namedSchemas } from '../../contract/named-schemas.ts';

/** What may be left out of the answers of section 7, as `owner.field`. */
const optionalFields = [
  ...answeredShapes().map((name) => [name, namedSchemas[name]] as const),
  ...sectionSevenCalls.map(([name, { answer }]) => [name, answer] as const),
].flatMap(([owner, schema]) =>
  schema === undefined
    ? []
    : fieldsOf(schema)
        .filter(({ optional }) => optional)
        .map(({ path }) => `${owner}.${path.replaceAll('[]', '').replace(/^data\./, '')}`),
);

describe('what is asked of a provider', () => {
  test('every call says what is lost without it, and no other does', () => {
    for (const name of Object.keys(calls)) expect(requirementOf(name).without, name).toMatch(/^[A-Z].+\.$/);
    expect(requiredCalls.filter((name) => !calls[name])).toEqual([]);
    expect(sectionSevenCalls).toHaveLength(55);
  });

  test('every field that may be left out says what is lost without it (contract/field-requirements.ts), and no other does', () => {
    expect(new Set(describedFields())).toEqual(new Set(optionalFields));
  });
});
