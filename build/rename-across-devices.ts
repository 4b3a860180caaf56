import fs from 'node:fs';

/**
 * Lets Astro build onto another disk. It makes assets in the project and moves them to where the site is built with a
 * rename, which no system does between two disks: there each is copied and then removed.
 */
export function renameAcrossDevices(): void {
  const { rename } = fs.promises;
  fs.promises.rename = async (from, to) => {
    try {
      await rename(from, to);
    } catch (error) {
      if (!isCrossDevice(error)) throw error;
      await fs.promises.copyFile(from, to);
      await fs.promises.rm(from);
    }
  };
}

export const isCrossDevice = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EXDEV';
