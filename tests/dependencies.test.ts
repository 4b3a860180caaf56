import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import project from '../package.json' with { type: 'json' };

const [, running = '', developing = ''] = readFileSync('docs/developer/dependencies.md', 'utf8').split('\n## ');

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
});
