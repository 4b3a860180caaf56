import { fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { type ByteSource, checkUnpacked } from './byte-source.ts';
import { ImportError } from '../import-error.ts';
import { checkWanted, type Reading } from './reading.ts';

const MAX_ENTRIES = 100_000;

/**
 * What a zip file holds. Nothing is unpacked to disk. The library checks that an entry unpacks to the size that it is
 * listed with, and that no name leads out of the archive.
 */
export class ZipArchive {
  readonly #file: string;
  readonly #open: () => Promise<ZipFile>;
  readonly #reading: Reading;
  /** Bytes of each entry once unpacked, by its path. */
  readonly sizes: ReadonlyMap<string, number>;

  private constructor(
    file: string,
    open: () => Promise<ZipFile>,
    sizes: ReadonlyMap<string, number>,
    reading: Reading,
  ) {
    this.#file = file;
    this.#open = open;
    this.sizes = sizes;
    this.#reading = reading;
  }

  /**
   * @param file as messages name it.
   * @param source its path, or the whole archive where it is no file of its own.
   * @throws {ImportError} when it is no whole zip file.
   */
  static async open(file: string, source: string | Buffer, reading: Reading = {}): Promise<ZipArchive> {
    const open = () =>
      typeof source === 'string' ? openPromise(source, { autoClose: false }) : fromBufferPromise(source);
    const sizes = new Map<string, number>();
    try {
      const zip = await open();
      try {
        if (zip.entryCount > MAX_ENTRIES) throw new ImportError(`The file ${file} holds too many files.`);
        for await (const { fileName, uncompressedSize } of zip.eachEntry())
          if (!sizes.has(fileName)) sizes.set(fileName, uncompressedSize);
      } finally {
        zip.close();
      }
    } catch (error) {
      throw damaged(file, error);
    }
    return new ZipArchive(file, open, sizes, reading);
  }

  /** @throws {ImportError} when it is too large, damaged or locked by a password, as soon as it is read. */
  source(path: string): ByteSource {
    const [file, open, reading] = [this.#file, this.#open, this.#reading];
    return async function* (onRead) {
      const zip = await open();
      try {
        for await (const entry of zip.eachEntry()) {
          if (entry.fileName !== path) continue;
          if (entry.isEncrypted()) throw new ImportError(`The file ${file} is locked by a password. Take it off.`);
          // The library ends an entry that unpacks to more than it is listed with.
          checkUnpacked(file, entry.uncompressedSize, entry.compressedSize);
          let read = 0;
          for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
            checkWanted(reading);
            read += chunk.length;
            onRead?.(read / entry.uncompressedSize);
            yield chunk;
          }
          return;
        }
      } catch (error) {
        throw damaged(file, error);
      } finally {
        zip.close();
      }
    };
  }
}

const damaged = (file: string, error: unknown): ImportError =>
  error instanceof ImportError
    ? error
    : new ImportError(
        `The file ${file} is damaged, or no zip file: ${error instanceof Error ? error.message : 'no reason given'}.`,
      );
