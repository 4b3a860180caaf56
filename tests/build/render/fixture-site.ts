import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AstroInlineConfig, build } from 'astro';
import { onTestFinished } from 'vitest';
import { reactIntegration } from '../../../build/render/react-integration.ts';

interface FixtureSite {
  readonly root: string;
  /** Where it is built to. */
  readonly dir: string;
  /** Builds it with the installed Astro, configured as the shop is, and returns the HTML by file name. */
  build(config?: AstroInlineConfig): Promise<Readonly<Record<string, string>>>;
}

/** A small site of these files, in a folder of its own for as long as the test runs. */
export function fixtureSite(files: Readonly<Record<string, string>>): FixtureSite {
  mkdirSync('.cache', { recursive: true });
  // Within the project: all sites that Astro builds elsewhere share one folder for their bundles.
  const root = mkdtempSync(join(process.cwd(), '.cache/site-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, join(root, file));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const dir = join(root, 'dist');
  return {
    root,
    dir,
    async build({ integrations = [], ...config } = {}) {
      await build({
        root,
        configFile: false,
        logLevel: 'silent',
        trailingSlash: 'never',
        build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
        security: { csp: true },
        integrations: [reactIntegration(), ...integrations],
        ...config,
      });
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
      return Object.fromEntries(names.map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
    },
  };
}
