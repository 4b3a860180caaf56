import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import project from '../package.json' with { type: 'json' };

const [, running = '', developing = '', undocumented = ''] = readFileSync(
  'docs/developer/dependencies.md',
  'utf8',
).split('\n## ');

const rowsOf = (section: string) =>
  [...section.matchAll(/^\| `([^`]+)` +\|[^|]+\|([^|]+)\|$/gm)].map(([, name = '', where = '']) => ({
    name,
    paths: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }));

describe('docs/developer/dependencies.md', () => {
  test.each([
    ['dependencies', running, project.dependencies],
    ['devDependencies', developing, project.devDependencies],
  ])('names all %s of package.json, and no others', (_, section, packages) => {
    expect(rowsOf(section).map(({ name }) => name)).toEqual(Object.keys(packages));
  });

  test('names files and folders that there are', () => {
    const rows = rowsOf(running + developing);
    expect(rows.filter(({ paths }) => paths.length === 0)).toEqual([]);
    expect(rows.flatMap(({ paths }) => paths).filter((path) => !existsSync(path))).toEqual([]);
  });

  test('names a file and a test for all that no package documents', () => {
    const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    const rows = undocumented.split('\n').filter((line) => line.startsWith('| `'));
    const packages = { ...project.dependencies, ...project.devDependencies };
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows) {
      const [, name, , where, by, ...rest] = row.split('|');
      expect(rest, row).toEqual(['']);
      expect(Object.keys(packages), row).toEqual(expect.arrayContaining(quoted(name)));
      for (const paths of [quoted(where), quoted(by)]) {
        expect(paths, row).not.toEqual([]);
        expect(paths.filter((path) => !existsSync(path))).toEqual([]);
      }
      expect(quoted(by).filter((path) => !/^tests\/.+\.(?:test|spec)\.ts$/.test(path))).toEqual([]);
    }
  });
});
