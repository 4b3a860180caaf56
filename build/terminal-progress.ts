import type { BuildProgress } from '../contract/build-message.ts';
import type { Progress } from './progress.ts';

/** Milliseconds between lines of one step where they can't be rewritten, as in a log. */
const LOG_INTERVAL_MS = 3000;

/** One line per step, rewritten in place where the terminal can. */
export function terminalProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  let currentText = '';
  let logged = 0;
  let lastStep = '';
  const warnings = new Set<string>();
  const clear = () => void (out.isTTY && currentText && out.write('\r\x1b[2K'));
  const show = (step: string, text: string) => {
    if (text === currentText) return;
    clear();
    currentText = text;
    if (out.isTTY) out.write(`  ${text}`);
    else if (step !== lastStep || Date.now() - logged > LOG_INTERVAL_MS) {
      logged = Date.now();
      lastStep = step;
      out.write(`  ${text}\n`);
    }
  };
  const done = (text: string) => {
    clear();
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
      return `Products: ${number(progress.products)}`;
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
