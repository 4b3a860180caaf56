import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getWebBanners } from '../../contract/banner.ts';
import { BUILD_WARNING_CHANNEL } from '../../contract/build-message.ts';
import { connection } from '../../src/api/connection.ts';
import { readOptional } from '../../src/data/optional.ts';
import { type Answer, startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

let provider: TestCatalogue;
let answer: Answer;
let warnings: string[];
const hear = (text: unknown) => void warnings.push(String(text));

beforeAll(() => void (connection.patience.retries = 0));
beforeEach(async () => {
  warnings = [];
  subscribe(BUILD_WARNING_CHANNEL, hear);
  provider = await startCatalogue(() => answer);
});
afterEach(() => {
  unsubscribe(BUILD_WARNING_CHANNEL, hear);
  return provider.stop();
});

const read = () => readOptional(getWebBanners, `the banners of ${provider.url}`);
const BANNERS = { data: [{ id: 1, title: 'Mangoes' }] };

describe('a call that the site can do without', () => {
  test.each([404, 405, 501, 500, 403])('is left out where it is refused with %i, and said once', async (status) => {
    answer = status;
    expect(await read()).toBeNull();
    expect(await read()).toBeNull();
    expect(warnings).toEqual([
      `GET /api/banner/web/bybannertype/ failed (status ${status}): the banners of ${provider.url}: left out.`,
    ]);
  });

  test.each(['<html>', '{"data":"none"}'])('is left out where %s can’t be read', async (text) => {
    answer = text;
    expect(await read()).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  test.each([503, 'not JSON'])('is as at the last build where the provider fails with %s', async (failure) => {
    answer = BANNERS;
    await read();
    answer = failure;
    expect(await read()).toMatchObject(BANNERS);
    expect(warnings[0]).toMatch(/: shown as at the last build\.$/);
  });

  test('that the provider no longer has is not shown as it was', async () => {
    answer = BANNERS;
    await read();
    answer = 404;
    expect(await read()).toBeNull();
  });
});
