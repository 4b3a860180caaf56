import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { peek } from '../domain/import/files/byte-source.ts';
import { type Command, CommandError } from './command.ts';
import type { Load } from './import-file.ts';
import { type GroupCommand, HELP, NAME, parseImportCommand } from './import-options.ts';

async function checkFolder(folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new CommandError(`There is no folder ${folder}.`);
}

export const importCommand: Command<GroupCommand | Load> = {
  name: NAME,
  help: HELP,
  async parse(args) {
    const given = parseImportCommand(args);
    if (!('file' in given)) return given;
    // Report a missing file at once: the importer takes seconds to load.
    await peek(given.file, given.file);
    if (given.photos !== undefined) await checkFolder(given.photos);
    if (given.refused !== undefined) await checkFolder(dirname(given.refused));
    const { readLoad } = await import('./import-file.ts');
    return readLoad(given);
  },
  async run(db, given, settings) {
    const { changeGroups, load } = await import('./import-file.ts');
    return 'catalogue' in given ? load(db, given, settings) : changeGroups(db, given);
  },
};
