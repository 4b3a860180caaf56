import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addCsp, POLICY_DIR, writeSiteCsp } from '../../../build/render/merge-csp.ts';

const dir = mkdtempSync(join(tmpdir(), 'haat-policy-'));
afterAll(() => rmSync(dir, { recursive: true }));
const written = () =>
  readdirSync(join(dir, POLICY_DIR)).map((name) => readFileSync(join(dir, POLICY_DIR, name), 'utf8'));

test('the policy of the site allows what any of its pages allows, kept ones too, each once', () => {
  mkdirSync(join(dir, POLICY_DIR));
  writeFileSync(join(dir, POLICY_DIR, 'old'), "script-src 'self' 'sha256-kept='");
  for (const own of ["'sha256-a='", "'sha256-b='", "'sha256-a='", ''])
    addCsp(`default-src 'self';object-src 'none'; script-src 'self' ${own};`);
  addCsp(null);
  writeSiteCsp(dir);
  const policy = "script-src 'self' 'sha256-a=' 'sha256-b=' 'sha256-kept='; default-src 'self'; object-src 'none'";
  expect(written()).toEqual([policy]);
  expect(readdirSync(join(dir, POLICY_DIR))).not.toContain('old');
  writeSiteCsp(dir);
  expect(written()).toEqual([policy]);
});
