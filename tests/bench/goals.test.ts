import { describe, expect, test } from 'vitest';
import { brokenBudgets, compare, medians, readGoals, showFigure } from '../../bench/goals.ts';

describe('figures beside their goals', () => {
  test('meet them at the goal itself, whether less is better or more', () => {
    const goals = { home: { html: 14_600, performance: 100 } };
    const met = (html: number, performance: number) =>
      compare({ home: { html, performance } }, goals).map((one) => [one.name, one.met]);
    expect(met(14_600, 100)).toEqual([
      ['performance', true],
      ['html', true],
    ]);
    expect(met(14_601, 99)).toEqual([
      ['performance', false],
      ['html', false],
    ]);
  });

  test('are not met when they were not measured, and say nothing without a goal', () => {
    const compared = compare({ home: { requests: 20, html: NaN } }, { home: { html: 14_600, tapToEffect: 2000 } });
    expect(compared.map(({ name, met }) => [name, met])).toEqual([
      ['tapToEffect', false],
      ['html', false],
      ['requests', undefined],
    ]);
  });

  test('fail the benchmark where bytes and counts are above, not where a slow machine may be why', () => {
    const goals = { home: { html: 14_600, tapToEffect: 2000, scripts: 80_000 } };
    const compared = compare({ home: { html: 14_601, tapToEffect: 9000 } }, goals);
    expect(brokenBudgets(compared).map(({ name }) => name)).toEqual(['html']);
  });

  test('are medians of the runs that have them', () => {
    expect(medians([{ html: 3 }, { html: 1, tapToEffect: 10 }, { html: 2, tapToEffect: 20 }])).toEqual({
      html: 2,
      tapToEffect: 15,
    });
    expect(medians([{ html: NaN }])).toEqual({});
  });

  test('are shown in their units', () => {
    expect(showFigure('html', 14_600)).toBe('14.6 kB');
    expect(showFigure('tapToEffect', 1999.6)).toBe('2000 ms');
    expect(showFigure('layoutShift', 0.0121)).toBe('0.012');
    expect(showFigure('firstRelease', 120)).toBe('120 s');
    expect(showFigure('peakMemory', undefined)).toBe('–');
  });

  test('the goals name nothing that is not measured', () => {
    const { site, build } = readGoals();
    for (const goals of Object.values({ ...site, ...build }))
      for (const [name, goal] of Object.entries(goals)) expect(showFigure(name as 'html', goal), name).not.toBe('–');
    expect(Object.keys(site)).toEqual(['home', 'listing', 'product', 'cms', 'search', 'cart', 'session']);
  });
});
