import { describe, expect, test } from 'vitest';
import { type Help, helpText, readArguments, UsageError } from '../../cli/arguments.ts';

const HELP = {
  takes: 'FILE',
  options: {
    prices: { type: 'string', value: 'rupees|paise', does: 'what the prices are in' },
    json: { type: 'boolean', does: 'says it as JSON' },
  },
  examples: ['weigh goods.csv'],
} as const satisfies Help;

const refusal = (...args: readonly string[]): string => {
  try {
    readArguments('weigh', HELP, args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'not refused';
};

describe('what is typed behind the name of a command', () => {
  test('is read into options and the rest', () => {
    const { values, positionals } = readArguments('weigh', HELP, ['goods.csv', '--prices=paise', '--json']);
    expect({ values, positionals }).toEqual({ values: { prices: 'paise', json: true }, positionals: ['goods.csv'] });
  });

  test('an option that there is not is named, with those that there are', () => {
    const said = 'There is no option --often. The options are --prices, --json: see npx haat weigh --help.';
    expect(refusal('goods.csv', '--often')).toBe(said);
    expect(refusal('--often=3')).toBe(said);
    expect(refusal('--prices', 'paise', '-x')).toContain('There is no option -x.');
  });

  test('an option without its value says so', () => {
    expect(refusal('--prices')).toMatch(/^Option '--prices <value>' argument missing\. See npx haat weigh --help\.$/);
  });
});

test('help says how it is called, what each option does, an example and the exit codes, within 100 columns', () => {
  const does = `weighs ${'every product of a file, '.repeat(6)}one by one`;
  const text = helpText('weigh', does, { ...HELP, exitCodes: { 1: 'too light' } });
  expect(text).toContain('npx haat weigh FILE [options]\n');
  expect(text).toContain('  --prices rupees|paise  what the prices are in\n  --json                 says it as JSON\n');
  expect(text).toContain('Example\n  npx haat weigh goods.csv\n');
  expect(text).toContain('  1  too light\n');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});
