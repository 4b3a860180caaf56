import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { OTHER_LOCALES } from '../../contract/other-locales.ts';
import { COMMAND_ENVIRONMENT } from '../../harness/run-command.ts';

/** Runs `npx haat` as a process of its own. */
const haat = (args: readonly string[], node = process.execPath, file = 'cli/haat.js') =>
  new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
    const child = execFile(node, [file, ...args], { env: COMMAND_ENVIRONMENT }, (_error, out, errors) =>
      resolve({ code: child.exitCode, out, errors }),
    );
  });

/** A Node that can't run TypeScript, where this machine has one. */
const olderNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => `${folder}/node`)
  .find((node) => {
    try {
      return Number(/^v(\d+)/.exec(execFileSync(node, ['-v'], { encoding: 'utf8' }))?.[1]) < 22;
    } catch {
      return false;
    }
  });

describe('npx haat', () => {
  test('--help lists every command with what it does', async () => {
    const { code, out } = await haat(['--help']);
    expect(code).toBe(0);
    for (const [name, { does }] of Object.entries(COMMANDS)) {
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
      expect(out.replace(/\s+/g, ' ')).toContain(does);
    }
  });

  test('a command says what it is given', async () => {
    const { code, out } = await haat(['import', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('npx haat import FILE [options]');
    expect(out).toContain('--dry-run');
  });

  test('i18n-missing lists as JSON what no language lacks', async () => {
    const { code, out } = await haat(['i18n-missing']);
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(out) as object)).toEqual(OTHER_LOCALES);
  });

  test.each([
    [[], '', /^npx haat COMMAND/],
    [['improt'], /^There is no command improt\. See npx haat --help\.\n$/, ''],
    [['toString'], /^There is no command toString\./, ''],
    [
      ['import', '--often'],
      /^There is no option --often\. The options are --dry-run, .*: see npx haat import --help\.\n$/,
      '',
    ],
    [['order'], /^Name an order and where it goes: npx haat order HT-20001 confirmed\n$/, ''],
    [['bench'], /^Say what to measure: site, /, ''],
    [['bench', 'load', '--often'], /^There is no option --often\. The options are --runs, .*--soak, --site: see /, ''],
    [['screenshots', '--often'], /^There is no option --often\. The options are --address, --only, --screens: /, ''],
    [['screenshots-compare'], /^Name two folders of screenshots: npx haat screenshots-compare BEFORE AFTER\n$/, ''],
  ])('%j can’t be meant: exit code 2', async (args, errors, out) => {
    const shown = (text: string | RegExp) => (text === '' ? '' : expect.stringMatching(text));
    expect(await haat(args)).toEqual({ code: 2, errors: shown(errors), out: shown(out) });
  });

  test.skipIf(!olderNode)('an older Node hands on to the project’s own, with its exit code', async () => {
    expect(await haat(['--help'], olderNode)).toMatchObject({ code: 0, errors: '' });
    expect((await haat(['improt'], olderNode)).code).toBe(2);
  });

  test('says what to do where nothing is installed yet', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'haat-cli-'));
    for (const part of ['cli', 'tests/runner', 'package.json']) cpSync(part, join(copy, part), { recursive: true });
    for (const node of [process.execPath, olderNode ?? process.execPath])
      for (const file of ['cli/haat.js', 'tests/runner/run.js'])
        expect(await haat(['start'], node, join(copy, file))).toEqual({
          code: 1,
          out: '',
          errors: 'What the shop is made of is not installed yet: run npm ci first.\n',
        });
    rmSync(copy, { recursive: true });
  });

  test('says what to do where npm has left out what this machine needs, since Node was too old', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'haat-cli-'));
    for (const part of ['cli', 'package.json']) cpSync(part, join(copy, part), { recursive: true });
    mkdirSync(join(copy, 'node_modules/@rolldown/pluginutils'), { recursive: true });
    expect(await haat(['start'], process.execPath, join(copy, 'cli/haat.js'))).toEqual({
      code: 1,
      out: '',
      errors: 'npm ci ran on a Node that is too old: install Node 20.19, 22.12 or newer, then run npm ci again.\n',
    });
    rmSync(copy, { recursive: true });
  });
});
