import { readFileSync } from 'node:fs';
import { subscribe } from 'node:diagnostics_channel';
import { PassThrough } from 'node:stream';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BUILD_PROGRESS_CHANNEL, type BuildProgress } from '../../contract/build-message.ts';
import { Fault, PublisherStatus } from '../../contract/publisher-status.ts';
import { faultText, progressText } from '../../provider/domain/editor/publisher-text.ts';
import { readBuildMessage } from '../../publisher/build-message.ts';
import type { Fault as SentFault } from '../../publisher/fault.ts';
import type { Status } from '../../publisher/status.ts';
import { BuildError } from '../../build/build-failure.ts';
import { buildMessage, messageProgress, readBuildMessage as readFromChild } from '../../build/build-messages.ts';
import { reportProgress } from '../../src/data/build-message.ts';

const PROGRESS: { [S in BuildProgress['step']]: Extract<BuildProgress, { step: S }> } = {
  starting: { step: 'starting' },
  'reading-products': { step: 'reading-products', done: 40, total: 5000 },
  'catalogue-read': { step: 'catalogue-read', products: 5000 },
  'encoding-pictures': { step: 'encoding-pictures', done: 20, total: 563 },
  rendering: { step: 'rendering', pages: 2300, pictures: 400 },
  compressing: { step: 'compressing' },
  restarting: { step: 'restarting' },
};

const page = '/about';
const excerpt = 'steal()';
/** One of each, as the publisher sends it. */
const FAULTS: { [C in SentFault['code']]: SentFault & { code: C } } = {
  'page-missing': { code: 'page-missing', page },
  'page-truncated': { code: 'page-truncated', page },
  'page-empty': { code: 'page-empty', page },
  'page-too-large': { code: 'page-too-large', page, kb: 600, maxKb: 500 },
  'pages-lost': { code: 'pages-lost', lost: 4, total: 7 },
  'no-pages': { code: 'no-pages' },
  'attribute-runs': { code: 'attribute-runs', page, excerpt },
  'script-foreign': { code: 'script-foreign', page, excerpt },
  'script-unknown': { code: 'script-unknown', page, excerpt },
  'broken-link': { code: 'broken-link', page, path: '/lost' },
  'pictures-missing': { code: 'pictures-missing', missing: 2, total: 3, examples: ['/a.avif'] },
  'build-failed': { code: 'build-failed', exitCode: 1, output: '' },
  'build-timeout': { code: 'build-timeout', minutes: 30 },
  'publisher-stopped': { code: 'publisher-stopped' },
  'disk-full': { code: 'disk-full', freeMb: 3, dir: '/published' },
  'build-host-unreachable': { code: 'build-host-unreachable' },
  'build-host-refused': { code: 'build-host-refused', status: 401 },
  unexpected: { code: 'unexpected', message: 'x' },
};

/** The lines that a build writes for the publisher. */
function linesOf(write: (progress: ReturnType<typeof messageProgress>) => void): string[] {
  const out = new PassThrough({ encoding: 'utf8' });
  write(messageProgress(out));
  return String(out.read()).trimEnd().split('\n');
}

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what a build says reaches the editor', () => {
  test.each(Object.values(PROGRESS))('$step, through the publisher', (progress) => {
    const [line = ''] = linesOf((build) => build.show(progress));
    const message = readBuildMessage(line);
    expect(message).toEqual({ type: 'progress', progress });
    const received = v.parse(PublisherStatus.entries.progress, overTheWire(progress));
    expect(received).toEqual(progress);
    expect(progressText(received ?? progress)).not.toMatch(/undefined|NaN/);
  });

  test.each(Object.values(PROGRESS))('$step, over IPC to the command', (progress) => {
    const heard: unknown[] = [];
    subscribe(BUILD_PROGRESS_CHANNEL, (message) => void heard.push(message));
    reportProgress(progress);
    expect(heard).toEqual([progress]);
    const sent = overTheWire(buildMessage({ type: 'progress', progress }));
    expect(readFromChild(sent)).toEqual({ version: 1, type: 'progress', progress });
  });

  test('its failure, with the kind of it', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const [failed = '', caused = ''] = linesOf((build) => {
      build.failed(new BuildError('The provider does not answer.'));
      build.failed(new Error('The page', { cause: full }));
    });
    expect(readBuildMessage(failed)).toEqual({
      type: 'failed',
      failure: 'other',
      reason: 'The provider does not answer.',
    });
    expect(readBuildMessage(caused)).toMatchObject({ type: 'failed', failure: 'disk-full' });
  });

  test.each([
    'Pages: 100',
    '',
    'null',
    '[1]',
    '{"version":2,"type":"progress","progress":{"step":"starting"}}',
    '{"version":1,"type":"progress","progress":"starting"}',
    '{"version":1,"type":"progress","progress":{"step":"rendering","pages":"many"}}',
    '{"version":1,"type":"failed"}',
  ])('and nothing else is taken for a message: %s', (line) => {
    expect(readBuildMessage(line)).toBeUndefined();
    expect(readFromChild(line)).toBeUndefined();
  });

  test('a step that is not known here is left out, and the status is read all the same', () => {
    expect(v.parse(PublisherStatus.entries.progress, { step: 'bundling', files: 3 })).toBeNull();
  });
});

describe('what the publisher finds wrong reaches the editor', () => {
  test.each(Object.values(FAULTS))('$code', (fault) => {
    const received = v.parse(Fault, overTheWire(fault));
    expect(received).toEqual(fault);
    expect(faultText(received)).toMatch(/^(?:x|[A-Z\d].*\.)$/);
    expect(faultText(received)).not.toMatch(/undefined|NaN|null/);
  });

  test('and the README lists every fault and every field of the status', () => {
    const readme = readFileSync('publisher/README.md', 'utf8');
    for (const code of Object.keys(FAULTS)) expect(readme).toContain(`\`${code}\``);
    for (const field of Object.keys(PublisherStatus.entries)) expect(readme).toMatch(new RegExp(`^  ${field}:`, 'm'));
  });

  test('in a status of the version that the provider reads, and of no other', () => {
    const status: Status = {
      version: 1,
      step: 'building',
      progress: PROGRESS.rendering,
      detail: '',
      running: [],
      waiting: [],
      outcomes: [
        {
          requests: [{ id: '1', reason: 'x' }],
          at: '2026-11-21T10:00:00Z',
          seconds: 1,
          release: null,
          faults: Object.values(FAULTS),
          brokenLinks: [{ page, path: '/lost' }],
        },
      ],
      current: null,
      releases: [{ id: '1', at: 'x', pages: 3, requests: [] }],
    };
    const schema = v.strictObject(PublisherStatus.entries);
    expect(v.parse(schema, overTheWire(status))).toEqual(status);
    expect(v.safeParse(PublisherStatus, { ...status, version: 2 }).success).toBe(false);
  });
});
