import { parseArgs } from 'node:util';

/** An option of a command as `node:util` reads it, with what `--help` says of it. */
interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What its value is, as in `FILE`. */
  readonly value?: string;
  readonly does: string;
}

type Options = Readonly<Record<string, Option>>;

/** What `--help` and docs/commands.md say of a command. */
export interface Help<O extends Options = Options> {
  /** What it is given, as in `ORDER [STATUS]`; '' for nothing. */
  readonly takes: string;
  readonly options: O;
  /** Without `npx haat`. */
  readonly examples: readonly [string, ...string[]];
  /** Exit codes beside the usual: 0 for done, 1 for refused or failed, 2 for a mistake in what was typed. */
  readonly exitCodes?: Readonly<Record<number, string>>;
}

/** A mistake in what was typed. `message` is one sentence for whoever typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Says a mistake in what was typed, and returns the exit code for it.
 * @throws any other error
 */
export function refuseUsage(error: unknown): 2 {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  return 2;
}

/** How a command is called. */
export const call = (name: string): string => `npx haat ${name}`;

/**
 * Reads what stands after the name of a command.
 * @throws {UsageError} for an option that there is not, or one without its value
 */
export function readArguments<const O extends Options>(name: string, { options }: Help<O>, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const given = args.filter((arg) => arg.startsWith('-')).map((arg) => arg.replace(/=.*/s, ''));
    const unknown = given.find((option) => !Object.hasOwn(options, option.replace(/^--?/, '')));
    const names = Object.keys(options).map((option) => `--${option}`);
    const there = names.length > 0 ? `The options are ${names.join(', ')}` : 'It has no options';
    throw new UsageError(
      unknown === undefined
        ? `${(error as Error).message}. See ${call(name)} --help.`
        : `There is no option ${unknown}. ${there}: see ${call(name)} --help.`,
    );
  }
}

const WIDTH = 100;

/** Breaks a text at spaces into lines that begin `indent` characters from the left. */
function wrap(text: string, indent: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent + line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

/** Two columns, the second as wide as a terminal has room for. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length)) + 4;
  return rows.map(([first, second]) => `  ${first.padEnd(width - 2)}${wrap(second, width)}`).join('\n');
}

/** What `--help` says of a command. */
export function helpText(name: string, does: string, { takes, options, examples, exitCodes = {} }: Help): string {
  const rows = Object.entries(options).map(
    ([option, { value, does }]) => [`--${option}${value ? ` ${value}` : ''}`, does] as const,
  );
  const codes = Object.entries({ 0: 'done', 1: 'refused or failed', 2: 'a mistake in what was typed', ...exitCodes });
  return [
    `${call(name)}${takes ? ` ${takes}` : ''}${rows.length > 0 ? ' [options]' : ''}`,
    wrap(does, 0),
    ...(rows.length > 0 ? [`Options\n${columns(rows)}`] : []),
    `${examples.length > 1 ? 'Examples' : 'Example'}\n${examples.map((example) => `  ${call(example)}`).join('\n')}`,
    `Exit codes\n${columns(codes)}`,
  ].join('\n\n');
}
