import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';

/** Keep Chromium from calling home, and let it run as root, which has no sandbox. */
export const CHROMIUM_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The islands of a page in use that the framework has still to bring to life, wherever they stand. */
export const ASLEEP = 'astro-island[ssr][client="idle"], astro-island[ssr][client="needed"]:not([opts*="near"])';

/** Uses a page by a key that does nothing. Returns how many of its islands are still to come to life. */
export async function countAsleep(page: Page): Promise<number> {
  await page.keyboard.press('Shift');
  return page.locator(ASLEEP).count();
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same engine without a browser's windows: the tests take half as long in it. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

function onPath(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
  return found || undefined;
}

const firstOf = (names: readonly string[]): string | undefined => names.map(onPath).find(Boolean);

const playwrightBrowser = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

/** One with its windows, whatever the tests run in: the one without knows no notifications. */
export const findWindowedBrowser = (): string | undefined => firstOf(NAMES) ?? playwrightBrowser();

/** A Chromium that is there already, as people have it: the one named by `CHROMIUM`, the system's, or Playwright's. */
export const findBrowser = (): string | undefined => process.env['CHROMIUM'] ?? findWindowedBrowser();

/** The Chromium that tests run in: without windows, where there is one. */
export const findTestBrowser = (): string | undefined =>
  process.env['CHROMIUM'] ?? firstOf(HEADLESS_NAMES) ?? findBrowser();

/** A browser of one's own, for what Playwright's runner does not run. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findTestBrowser();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
}

/** The system's package manager, as root or as somebody who may become it; whether it worked. */
function installPackage(name: string): boolean {
  const [command = 'apt-get', ...args] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'];
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ];
  return steps.every((step) => spawnSync(command, [...args, ...step], options).status === 0);
}

/**
 * A Chromium, installed if there is none: by Playwright's download, else by the system's package manager. Undefined where
 * neither works, as without a network or without root.
 */
export function ensureBrowser(say: (text: string) => void): string | undefined {
  if (!findTestBrowser()) {
    say('No Chromium is installed; trying the download');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  }
  // Not every system has the first.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!findTestBrowser() && onPath('apt-get')) {
      say(`The download is not reachable; installing the system’s package ${name}`);
      installPackage(name);
    }
  const found = findTestBrowser();
  say(found ? `Browser: ${found}` : 'There is no Chromium, and none could be installed: what needs one is left out.');
  return found;
}
