import { MAX_PICTURE_BYTES } from '../../../contract/body-limits.ts';
import { type DeskProduct, postDeskPhoto } from '../../../contract/desk-goods.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit, editorName } from '../editor/access.ts';
import { putGoods } from './goods.ts';
import { loadChanges } from './history.ts';
import { putDeskProducts } from './product.ts';
import { notePublishable } from './publish-goods.ts';
import { shrinkPhoto, toBase64 } from '../lib/shrink-photo.ts';
import { $goodsErrorsOf, $savingOf, chooseGoods, goodsErrors } from './save-goods.ts';

/** As large as a photo is stored; a phone's own is three times as wide. */
const LARGEST = 1600;

/** Sends a chosen photo, and puts it behind those of the product. */
export async function addPhoto(product: DeskProduct, file: File | undefined): Promise<void> {
  if (!file) return;
  const { id } = product;
  const photo = await shrinkPhoto(file, { bytes: MAX_PICTURE_BYTES, side: LARGEST });
  if (photo.size > MAX_PICTURE_BYTES)
    return $goodsErrorsOf(id).set({ data: 'This photo is larger than 2 MB. Please choose a smaller one.' });
  const data = await toBase64(photo);
  const $saving = $savingOf(id);
  const answer = await edit(
    $saving,
    () => askAsEditor(postDeskPhoto, { id, body: { by: editorName(), data } }),
    () => ({}),
  );
  $goodsErrorsOf(id).set(answer ? {} : goodsErrors(id, $saving.get().reason));
  if (!answer) return;
  putGoods([answer.data]);
  putDeskProducts([answer.data]);
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
