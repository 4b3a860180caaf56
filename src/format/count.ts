/** @example count(1, 'item') // '1 item'; count(4, 'item') // '4 items' */
export const count = (n: number, noun: string, plural = `${noun}s`): string =>
  `${n.toLocaleString('en-IN')} ${n === 1 ? noun : plural}`;
