import { readdirSync } from 'node:fs';

/** The path of every file below `dir`, as it is in there. Node's own recursive listing stats each file again. */
export const listFiles = (dir: string, folder = ''): string[] =>
  readdirSync(`${dir}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return listFiles(dir, name);
    return entry.isFile() ? name : [];
  });
