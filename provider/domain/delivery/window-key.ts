interface Times {
  readonly from: string;
  readonly to: string;
}

/**
 * The key of a delivery window by its times, with a number behind it where another one has them on other days.
 * @example freeWindowKey([], { from: '11:00', to: '13:30' }) // '11-1330'
 */
export function freeWindowKey(taken: readonly string[], { from, to }: Times): string {
  const plain = [from, to].map((time) => time.replace(':', '').replace(/00$/, '')).join('-');
  let key = plain;
  for (let each = 2; taken.includes(key); each += 1) key = `${plain}-${each}`;
  return key;
}
