import { calls } from '../../contract/calls.ts';

/** Calls that take a file, or that answer by messages or events. */
const streamed = Object.values(calls)
  .filter(({ bodyType, answerType }) => bodyType === 'bytes' || answerType !== undefined)
  .map(({ method, path }) => ({ method, path: new RegExp(`^/api${path.replace('{id}', '[^/]+')}/?$`) }));

/** Whether a request's body or answer is a stream, which is never complete at once. */
export const isStreamed = ({ method, path }: { method: string; path: string }): boolean =>
  streamed.some((call) => call.method === method && call.path.test(path));
