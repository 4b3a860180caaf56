import { CallError } from '../../api/errors.ts';
import { trusted } from '../../trusted.ts';
import workerUrl from './pack.worker.ts?worker&url';

const isPacked = (name: string): boolean => /\.(?:gz|zip|xlsx)$/i.test(name);

/**
 * A text is a fifth of its size when it is packed: on a phone's network that is minutes. By itself, since the page would stand
 * still meanwhile.
 * @throws {CallError} when the file can't be read any more
 */
export async function packFile(file: File): Promise<Blob> {
  if (isPacked(file.name) || typeof CompressionStream === 'undefined') return file;
  const worker = new Worker(trusted.url(workerUrl), { type: 'module' });
  const packed = await new Promise<Blob | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(file);
  });
  worker.terminate();
  if (!packed) throw new CallError('This file can’t be read on your device. Please choose it again.');
  return packed;
}
