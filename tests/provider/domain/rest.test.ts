import { beforeEach, describe, expect, test } from 'vitest';
import { gatewayRest, RestingError, Rests } from '../../../provider/domain/rest.ts';

let at = 0;
let deadlines: AbortController[] = [];
const clocks = {
  now: () => new Date(at),
  deadline: () => {
    const deadline = new AbortController();
    deadlines.push(deadline);
    return deadline.signal;
  },
};
const answered = () => Promise.resolve('taken');
const silent = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('too late'))));
const timeIsUp = () => {
  for (const deadline of deadlines) deadline.abort();
};

beforeEach(() => {
  at = 0;
  deadlines = [];
});

describe('a gateway that gives no answer in time', () => {
  const open = () => gatewayRest(8_000, clocks);
  /** These wait together, and in vain. */
  async function inVain(rest: ReturnType<typeof open>, ...numbers: string[]): Promise<void> {
    const asked = Promise.allSettled(numbers.map((number) => rest.ask(number, silent)));
    timeIsUp();
    await asked;
  }

  test('rests after three numbers, is asked by one after a while, and by all once that one was answered', async () => {
    const rest = open();
    await inVain(rest, 'a', 'b', 'c', 'd');
    expect(rest.capacity).toBe(0);
    await expect(rest.ask('e', answered)).rejects.toThrow(RestingError);
    at = 5_000;
    expect(rest.capacity).toBe(1);
    const one = Promise.withResolvers<string>();
    const trying = rest.ask('e', () => one.promise);
    await expect(rest.ask('f', answered)).rejects.toThrow(RestingError);
    one.resolve('taken');
    expect(await trying).toBe('taken');
    expect(rest.capacity).toBe(Infinity);
    expect(await rest.ask('f', answered)).toBe('taken');
  });

  test('rests twice as long each time, and a minute at most', async () => {
    const rest = open();
    await inVain(rest, 'a', 'b', 'c');
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      at += seconds * 1000 - 1;
      expect(rest.capacity, `${seconds} s`).toBe(0);
      at += 1;
      expect(rest.capacity, `${seconds} s`).toBe(1);
      await inVain(rest, 'a');
    }
  });

  test('does not rest because of one number, however often', async () => {
    const rest = open();
    for (let times = 0; times < 5; times += 1) await inVain(rest, 'a');
    expect(rest.capacity).toBe(Infinity);
  });

  test('does not rest when it has answered others meanwhile, with a refusal or otherwise', async () => {
    const rest = open();
    const asked = Promise.allSettled(['a', 'b', 'c', 'd'].map((number) => rest.ask(number, silent)));
    await expect(rest.ask('e', () => Promise.reject(new Error('503')))).rejects.toThrow('503');
    timeIsUp();
    await asked;
    expect(rest.capacity).toBe(Infinity);
  });
});

test('of many, each rests by itself, and at once', async () => {
  const rests = new Rests<string>({ ...clocks, timeoutMs: 8_000, after: 1, longestMs: 60_000 });
  const asked = rests.ask('dead', silent).catch((error: Error) => error.message);
  timeIsUp();
  expect(await asked).toBe('too late');
  await expect(rests.ask('dead', answered)).rejects.toThrow(RestingError);
  expect(await rests.ask('living', answered)).toBe('taken');
  at = 5_000;
  expect(await rests.ask('dead', answered)).toBe('taken');
});
