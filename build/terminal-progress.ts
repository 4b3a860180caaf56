import type { BuildProgress } from '../contract/build-message.ts';
import type { Progress } from './progress.ts';

/** Milliseconds between lines of one step where they can't be rewritten, as in a log. */
const LOG_INTERVAL_MS = 3000;

/** Milliseconds after which a step that has nothing new to say shows that it goes on. */
const SIGN_OF_LIFE_MS = 30_000;

/** One line per step, rewritten in place where the terminal can. */
export function terminalProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  let currentText = '';
  let logged = 0;
  let lastStep = '';
  let changed = 0;
  let signs: NodeJS.Timeout | undefined;
  const warnings = new Set<string>();
  const clear = () => void (out.isTTY && currentText && out.write('\r\x1b[2K'));
  const showSign = () => {
    clear();
    logged = Date.now();
    out.write(`  ${currentText} (${Math.round((logged - changed) / 1000)} s)${out.isTTY ? '' : '\n'}`);
  };
  const show = (step: string, text: string) => {
    if (text === currentText) return;
    clear();
    currentText = text;
    changed = Date.now();
    clearInterval(signs);
    signs = setInterval(showSign, SIGN_OF_LIFE_MS).unref();
    if (out.isTTY) out.write(`  ${text}`);
    else if (step !== lastStep || Date.now() - logged > LOG_INTERVAL_MS) {
      logged = Date.now();
      lastStep = step;
      out.write(`  ${text}\n`);
    }
  };
  const done = (text: string) => {
    clear();
    clearInterval(signs);
    currentText = '';
    out.write(`  ${text}\n`);
  };
  return {
    show(progress) {
      if (progress.step === 'restarting') done(progressText(progress));
      else show(progress.step === 'rendering' ? 'starting' : progress.step, progressText(progress));
    },
    note: (step, detail) => show(step, detail ? `${step}: ${detail}` : step),
    done,
    warn(text) {
      if (warnings.has(text)) return;
      warnings.add(text);
      done(`Warning: ${text}`);
    },
    repeatWarnings() {
      if (warnings.size === 0) return;
      done(`The site goes without (${warnings.size}):`);
      for (const text of warnings) done(`- ${text}`);
    },
    failed: () => {},
  };
}

/** @example progressText({ step: 'rendering', pages: 2300, pictures: 400 }) // 'Building the site: 2,300 pages, 400 pictures' */
export function progressText(progress: BuildProgress): string {
  switch (progress.step) {
    case 'starting':
      return 'Building the site';
    case 'reading-products':
      return `Products read: ${number(progress.done)} of ${number(progress.total)}`;
    case 'catalogue-read':
      return `Products: ${number(progress.products)}, each with its sizes`;
    case 'encoding-pictures':
      return `Pictures: ${number(progress.done)} of ${number(progress.total)}`;
    case 'rendering':
      return `Building the site: ${number(progress.pages)} pages, ${number(progress.pictures)} pictures`;
    case 'compressing':
      return 'Compressing';
    case 'restarting':
      return 'The catalogue has changed meanwhile: the site is built again';
  }
}

const number = (count: number): string => count.toLocaleString('en-IN');
