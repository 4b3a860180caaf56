import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Metrics } from '../../provider/http/metrics.ts';
import { Admission } from '../../provider/http/admission.ts';
import { registryOf } from '../../publisher/metrics.ts';
import type { Status } from '../../publisher/status.ts';
import type { Database } from '../../provider/db/database.ts';
import { needs } from '../skip-unless.ts';

const FILES = ['alerts.yaml', 'dashboard.json'].map((name) => `deploy/watching/${name}`);

const hasPromtool = !spawnSync('promtool', ['--version']).error;
const needsPromtool = needs(hasPromtool, 'promtool: apt-get install prometheus, as .ci/run does');

/** Every name that Prometheus can know of: what provider and publisher tell, and what it adds itself. */
async function knownNames(): Promise<Set<string>> {
  const metrics = new Metrics();
  metrics.watchProcess();
  metrics.watchAdmission(new Admission(1));
  metrics.watchDatabase({ execute: async () => [] } as unknown as Database, () => ({
    total: 0,
    idle: 0,
    waiting: 0,
    max: 0,
  }));
  metrics.watchFollowed({ open: 0 });
  metrics.watchMessages(async () => ({ pending: 0, oldestSeconds: 0, failed: 0 }));
  const publisher = registryOf(() => ({ waiting: [], running: [], releases: [], outcomes: [] }) as unknown as Status);
  const all = [...(await metrics.registry.getMetricsAsJSON()), ...(await publisher.getMetricsAsJSON())];
  const endings = (type: unknown) => (type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']);
  return new Set(['up', ...all.flatMap(({ name, type }) => endings(type).map((ending) => name + ending))]);
}

/** What is measured, in what is written about it: names of metrics have an underscore, and stand before `{`, `[`, `)` or a space. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:haat|nodejs|process)_[a-z0-9_]+|\bup(?=\{)/g)].map(([name]) => name)),
];

/** The labels that are asked for, such as `call="postOrder"`. */
const valuesOf = (text: string, label: string): string[] =>
  [...text.matchAll(new RegExp(`${label}=~?\\\\?"([^"\\\\]+)`, 'g'))].flatMap(([, value = '']) => value.split('|'));

describe('what watches the shop', () => {
  test.each(FILES)('%s asks for nothing that is not measured', async (file) => {
    const known = await knownNames();
    const names = namesIn(readFileSync(file, 'utf8'));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test('the dashboard shows all that is measured of the shop', async () => {
    const shown = namesIn(readFileSync('deploy/watching/dashboard.json', 'utf8'));
    const own = [...(await knownNames())].filter((name) => name.startsWith('haat_') && !/_(?:sum|count)$/.test(name));
    const elsewhere = ['haat_publisher_releases', 'haat_publisher_last_timestamp_seconds'];
    expect(own.filter((name) => !shown.includes(name))).toEqual(elsewhere);
  });

  test.each(FILES)('%s names calls and codes that there are', async (file) => {
    const { calls } = await import('../../contract/calls.ts');
    const text = readFileSync(file, 'utf8');
    expect(valuesOf(text, 'call').filter((name) => !(name in calls))).toEqual([]);
    const codes = ['otp_not_sent', 'wrong_otp', 'otp_spent', 'too_many'];
    expect(valuesOf(text, 'code').filter((code) => !codes.includes(code))).toEqual([]);
  });

  test('every panel has a place of its own', () => {
    const { panels } = JSON.parse(readFileSync('deploy/watching/dashboard.json', 'utf8')) as {
      panels: { gridPos: { x: number; y: number } }[];
    };
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  });

  test.each([
    ['check', 'config', 'deploy/watching/prometheus.yaml'],
    ['check', 'rules', 'deploy/watching/alerts.yaml'],
    ['test', 'rules', 'tests/deploy/alerts.yaml'],
  ])('promtool %s %s finds nothing wrong with %s', needsPromtool, (...words) => {
    const { status, stdout, stderr } = spawnSync('promtool', words);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});
