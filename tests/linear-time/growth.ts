/** What grows eightfold costs eight times as much, and 64 times where it grows with the square. */
const GROWTH = 8;
const LIMIT = 24;
/** The longest shows a square in any of our expressions, a shorter one what would take minutes at the longest. */
const SIZES = [60, 60 * GROWTH, 60 * GROWTH ** 2, 60 * GROWTH ** 3];
/** What the clock of a processor can measure; a square is well above it at the longest. */
const MEASURABLE_MS = 8;
const TRIES = 4;
/** Beyond the longest: twice as much costs twice as much, and four times where it grows with the square. */
const DOUBLE_LIMIT = 3;

/** An input that can be made as long as wanted. */
export interface Pump {
  readonly before: string;
  readonly piece: string;
  readonly after: string;
}

const inputOf = ({ before, piece, after }: Pump, length: number): string =>
  before + piece.repeat(Math.ceil(length / piece.length)) + after;

/** In time of the processor: what else the machine does is not in it. */
function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The cost of one run, measured over as many as it takes. */
function costOf(run: () => void): number {
  for (let times = 1; ; times *= 4) {
    const ms = cpuMs(() => {
      for (let i = 0; i < times; i++) run();
    });
    if (ms >= MEASURABLE_MS) return ms / times;
  }
}

/** Whether a cost grows faster than what it is spent on. Judged by ratios, so that no machine is too slow. */
export function isSuperLinear(run: (input: string) => unknown, pump: Pump): boolean {
  const cost = (size: number): number => {
    const input = inputOf(pump, size);
    return costOf(() => run(input));
  };
  /** Measured before, as far as it could be. */
  let shorter: number | null = null;
  return SIZES.some((size) => {
    const input = inputOf(pump, size);
    const measured = cpuMs(() => run(input));
    const before = shorter;
    shorter = measured < MEASURABLE_MS ? null : measured;
    if (size === SIZES[0] || measured < MEASURABLE_MS) return false;
    // The compiler at work or a sweep of the memory is in one try, growth in all.
    return Array.from({ length: TRIES }).every((_, attempt) => {
      const ms = attempt === 0 ? measured : cost(size);
      const ofShorter = (attempt === 0 && before) || cost(size / GROWTH);
      if (ms / ofShorter <= LIMIT) return false;
      // Where the memory of a processor ends is one step; growth goes on.
      return size !== SIZES.at(-1) || cost(size * 2) / ms > DOUBLE_LIMIT;
    });
  });
}
