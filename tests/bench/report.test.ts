import { expect, test } from 'vitest';
import { compare } from '../../bench/goals.ts';
import { siteReport, type SiteResults } from '../../bench/site/report.ts';

const results: SiteResults = {
  at: '2026-11-22T12:00:00.000Z',
  machine: '2 × a processor',
  cores: 2,
  runs: 5,
  load: [0.5, 2],
  benchmarkIndex: 2400.4,
  measured: { home: { html: 18_700, requests: 21 }, session: { notRestorable: 1 } },
  kept: [
    { path: '/', restored: true, reasons: '' },
    { path: '/cart', restored: false, reasons: 'WebLocks' },
  ],
  sessions: [
    {
      figures: {},
      views: [{ path: '/', how: 'painted', ms: undefined, requests: 23, bytes: 215_344 }],
      remarks: ['Shift of 0.0121 on /: <div\nclass="a">'],
    },
  ],
  missing: ['Lighthouse: npx could not fetch it.'],
};

test('the report shows each figure beside its goal, and says what was missed and what is missing', () => {
  const text = siteReport(results, compare(results.measured, { home: { html: 14_600, tapToEffect: 2000 } }));
  const lines = text.split('\n');
  expect(lines).toContain('| HTML over the wire | 18.7 kB | ≤ 14.6 kB | **no** |');
  expect(lines).toContain('| First tap to its effect | – | ≤ 2000 ms | **no** |');
  expect(lines).toContain('| Requests until idle | 21 |  |  |');
  expect(lines).toContain('0 of 2 goals are met.');
  expect(lines).toContain('**Not measured:** Lighthouse: npx could not fetch it.');
  expect(lines).toContain('| /cart | WebLocks |');
  expect(lines).toContain('| / | painted | – | 23 | 215.3 |');
  expect(text).not.toContain('Other work');
  expect(siteReport({ ...results, load: [0.5, 9.6] }, [])).toContain('2 processors, and up to 10 processes');
  expect(lines).toContain('- Shift of 0.0121 on /: `<div class="a">`');
});
