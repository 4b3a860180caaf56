import { MAX_PICTURE_BYTES } from '../../../contract/limits.ts';
import type { DeskProduct } from '../../../contract/desk-goods.ts';
import * as api from '../../api/desk-goods.ts';
import { edit, editorName } from '../editor/access.ts';
import { putGoods } from './goods.ts';
import { loadChanges } from './history.ts';
import { putDeskProducts } from './product.ts';
import { notePublishable } from './publish-goods.ts';
import { $goodsErrorsOf, $savingOf, chooseGoods, goodsErrors } from './save-goods.ts';

/** As large as a photo is stored; a phone's own is three times as wide. */
const LARGEST = 1600;

/** A photo small enough to be sent; one that the browser can't read is sent as it is, and refused in words. */
async function shrunk(file: Blob): Promise<Blob> {
  if (file.size <= MAX_PICTURE_BYTES) return file;
  try {
    const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LARGEST / Math.max(source.width, source.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(source.width * scale);
    canvas.height = Math.round(source.height * scale);
    canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? file), 'image/jpeg', 0.9));
  } catch {
    return file;
  }
}

const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** Sends a chosen photo, and puts it behind those of the product. */
export async function addPhoto(product: DeskProduct, file: File | undefined): Promise<void> {
  if (!file) return;
  const { id } = product;
  const photo = await shrunk(file);
  if (photo.size > MAX_PICTURE_BYTES)
    return $goodsErrorsOf(id).set({ data: 'This photo is larger than 2 MB. Please choose a smaller one.' });
  const data = await toBase64(photo);
  const $saving = $savingOf(id);
  const changed = await edit(
    $saving,
    () => api.postDeskPhoto(id, data, editorName()),
    () => ({}),
  );
  $goodsErrorsOf(id).set(changed ? {} : goodsErrors(id, $saving.get().reason));
  if (!changed) return;
  putGoods([changed]);
  putDeskProducts([changed]);
  notePublishable();
  await loadChanges(`product:${id}`);
}

const idsOf = ({ photos }: DeskProduct): string[] => photos.map(({ id }) => id);

export const removePhoto = (product: DeskProduct, photo: string): Promise<boolean> =>
  chooseGoods(product, { photos: idsOf(product).filter((id) => id !== photo) }, 'The photo is removed.');

/** Shows a photo first: in lists, and on the product's page. */
export const putPhotoFirst = (product: DeskProduct, photo: string): Promise<boolean> =>
  chooseGoods(
    product,
    { photos: [photo, ...idsOf(product).filter((id) => id !== photo)] },
    'This photo is shown first.',
  );
