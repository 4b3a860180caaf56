/** A photo that is small enough as a JPEG of at most `side` pixels; one that the browser can't read stays as it is, and is refused in words. */
export async function shrinkPhoto(file: Blob, { bytes, side }: { bytes: number; side: number }): Promise<Blob> {
  if (file.size <= bytes) return file;
  try {
    const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, side / Math.max(source.width, source.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(source.width * scale);
    canvas.height = Math.round(source.height * scale);
    canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.9));
  } catch {
    return file;
  }
}

const readAsUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** As a call sends it. */
export const toBase64 = async (file: Blob): Promise<string> => (await readAsUrl(file)).replace(/^[^,]*,/, '');
