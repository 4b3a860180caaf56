/** Rows between two lines, where a line can't be rewritten. */
const EVERY = 5000;
const EVERY_PHOTOS = 100;
const BAR_WIDTH = 24;

export const formatCount = (count: number): string => count.toLocaleString('en-IN');

/** @example progressBar(0.5, 4) // '██░░' */
export const progressBar = (share: number, width = BAR_WIDTH): string => {
  const full = Math.round(Math.min(1, Math.max(0, share)) * width);
  return '█'.repeat(full) + '░'.repeat(width - full);
};

/** On a terminal a bar that is rewritten; elsewhere a line every few thousand rows. */
export function showProgress(rows: number, share: number): void {
  const message = `${formatCount(rows)} rows read`;
  if (process.stdout.isTTY)
    process.stdout.write(`\r${progressBar(share)} ${String(Math.floor(share * 100)).padStart(3)} %  ${message}`);
  else if (rows > 0 && rows % EVERY === 0) console.log(message);
}

/** Photos come from other people's servers: each takes its time. */
export function showPhotoProgress(done: number, total: number): void {
  const message = `${formatCount(done)} of ${formatCount(total)} photos`;
  if (process.stdout.isTTY) process.stdout.write(`\r${progressBar(done / total)}  ${message}`);
  else if (done % EVERY_PHOTOS === 0 || done === total) console.log(message);
}

export function clearProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}
