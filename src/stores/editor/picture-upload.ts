import { atom } from 'nanostores';
import { MAX_PICTURE_BYTES } from '../../../contract/body-limits.ts';
import { postPicture } from '../../../contract/editor.ts';
import { askAsEditor } from '../../api/editor.ts';
import { RefusedError } from '../../api/errors.ts';
import { apiBase } from '../../api/connection.ts';
import { edit, editorName } from './access.ts';
import { $formErrors } from './form.ts';
import { type } from './unsaved-changes.ts';
import { idle, type RequestState } from '../lib/request.ts';

export const $uploading = atom<RequestState>(idle);

/** Where an uploaded picture can be seen before any build has made its sizes. */
export const uploadedAddress = (image: string): string => new URL(image, new URL(apiBase(), location.href)).href;

const showError = (image: string): void => $formErrors.set({ ...$formErrors.get(), image });

/** Sends a chosen picture and puts it on the banner. */
export async function choosePicture(file: File | undefined): Promise<void> {
  if (!file) return;
  if (file.size > MAX_PICTURE_BYTES) return showError('This picture is larger than 2 MB. Please choose a smaller one.');
  const { image: _, ...others } = $formErrors.get();
  $formErrors.set(others);
  const data = await toBase64(file);
  const uploaded = await edit(
    $uploading,
    () => askAsEditor(postPicture, { body: { by: editorName(), data } }),
    () => ({}),
  );
  if (uploaded) return type({ image: uploaded.data.image });
  const { reason } = $uploading.get();
  showError((reason instanceof RefusedError && reason.fields['data']) || (reason?.message ?? ''));
}

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In portions: a call takes only so many arguments.
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text);
}
