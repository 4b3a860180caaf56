import { describe, expect, test } from 'vitest';
import { composedExpressions, type Expression, literalExpressions } from './expressions.ts';
import { isSuperLinear } from './growth.ts';
import { pumpsOf } from './pumps.ts';

/** Looks for it everywhere, as a replacement of all does; where one has to stand at a place, there alone. */
const everywhere = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source, flags.includes('y') ? flags : `${flags.replace('g', '')}g`);

const superLinear = (expressions: readonly Expression[]): string[] =>
  expressions.flatMap(({ where, expression }) => {
    const applied = everywhere(expression);
    const pump = pumpsOf(expression).find((each) => isSuperLinear((text) => text.replace(applied, ''), each));
    return pump ? [`${where} ${String(expression)} on ${JSON.stringify(pump)}`] : [];
  });

const distinct = (expressions: readonly Expression[]): readonly Expression[] => [
  ...new Map(expressions.map((each) => [String(each.expression), each])).values(),
];

describe('expressions take no longer than what they read grows', () => {
  test('what is measured tells a square from a line', () => {
    const known = (expression: RegExp) => superLinear([{ where: 'here', expression }]);
    expect(known(/\s+$/)).toHaveLength(1);
    expect(known(/\[([^\]]*)\]\([^)\s]+[^)]*\)/g)).toHaveLength(1);
    expect(known(/<!--[\s\S]*?-->/g)).toHaveLength(1);
    expect(known(/^\d+(?:\.\d*)?$/)).toEqual([]);
  });

  test('those that are written as such', () => {
    const expressions = distinct(literalExpressions());
    expect(expressions.length).toBeGreaterThan(500);
    expect(superLinear(expressions)).toEqual([]);
  });

  test('those that are put together', async () => {
    const expressions = distinct(await composedExpressions());
    expect(expressions.length).toBeGreaterThan(5);
    expect(superLinear(expressions)).toEqual([]);
  });
});
