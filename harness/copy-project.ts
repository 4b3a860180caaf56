import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PARTS = [
  'astro.config.mjs',
  'build',
  'contract',
  'demo',
  'dictionary',
  'cli',
  'egress',
  'package.json',
  'provider',
  'public',
  'publisher',
  'server',
  'src',
  'tsconfig.json',
];

/** A copy of the project, so that no command touches the site and the data of the one at hand. Encoded pictures are shared. */
export function copyProject({ sharePictures = true } = {}): string {
  const project = mkdtempSync(join(tmpdir(), 'haat-'));
  for (const part of PARTS) cpSync(part, join(project, part), { recursive: true });
  mkdirSync('.cache/pictures', { recursive: true });
  mkdirSync(join(project, '.cache'));
  for (const shared of ['node_modules', ...(sharePictures ? ['.cache/pictures'] : [])])
    symlinkSync(join(process.cwd(), shared), join(project, shared));
  return project;
}
