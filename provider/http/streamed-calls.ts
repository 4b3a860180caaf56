import { calls } from '../../contract/calls.ts';

/** A file takes as long to come as its sender's network needs, and what answers by messages or events says itself how far it is. */
const streamed = Object.values(calls)
  .filter(({ bodyType, answerType }) => bodyType === 'bytes' || answerType !== undefined)
  .map(({ method, path }) => ({ method, path: new RegExp(`^/api${path.replace('{id}', '[^/]+')}/?$`) }));

/** Whether a request may take longer than others, and its answer is not there as a whole. */
export const isStreamed = ({ method, path }: { method: string; path: string }): boolean =>
  streamed.some((call) => call.method === method && call.path.test(path));
