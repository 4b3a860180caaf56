import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { call, columns, helpText, refuseUsage } from './arguments.ts';
import { COMMANDS, GROUPS } from './commands.ts';

/** The settings of the shop, beside package.json. */
const ENV_FILE = fileURLToPath(new URL('../.env', import.meta.url));

const ALL = `${call('COMMAND')} [options]      ${call('COMMAND')} --help`;

/** Every command with what it does, by who uses it. */
function overview(): string {
  const group = ([name, title]: [string, string]) =>
    `${title}\n${columns(
      Object.entries(COMMANDS)
        .filter(([, command]) => command.group === name)
        .map(([command, { does }]) => [command, does]),
    )}`;
  return [ALL, ...Object.entries(GROUPS).map(group)].join('\n\n');
}

/** Runs the command that was typed, and returns its exit code: 2 for a mistake in it. */
export async function haat([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error(`There is no command ${name}. See ${call('--help')}.`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpText(name, command.does, await command.help()));
    return 0;
  }
  // What is developed with has no settings of a shop.
  if (command.group !== 'code' && existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  try {
    await command.run(args);
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return refuseUsage(error);
  }
}
