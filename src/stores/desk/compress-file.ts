import { CallError } from '../../api/errors.ts';
import { trusted } from '../../trusted.ts';
import workerUrl from './compress.worker.ts?worker&url';

const isCompressed = (name: string): boolean => /\.(?:gz|zip|xlsx)$/i.test(name);

/**
 * Compresses a file to about a fifth of its size, which saves minutes on a phone's network. In a worker, so that the page stays
 * responsive.
 * @throws {CallError} when the file can't be read any more
 */
export async function compressFile(file: File): Promise<Blob> {
  if (isCompressed(file.name) || typeof CompressionStream === 'undefined') return file;
  const worker = new Worker(trusted.url(workerUrl), { type: 'module' });
  const compressed = await new Promise<Blob | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(file);
  });
  worker.terminate();
  if (!compressed) throw new CallError('This file can’t be read on your device. Please choose it again.');
  return compressed;
}
