import { useStore } from '@nanostores/react';
import { type DeskProduct, MAX_PHOTOS } from '../../../../contract/desk-goods.ts';
import { addPhoto, putPhotoFirst, removePhoto } from '../../../stores/desk/goods-photos.ts';
import { $goodsErrorsOf, $savingOf } from '../../../stores/desk/save-goods.ts';
import { uploadedAddress } from '../../../stores/editor/picture-upload.ts';
import { Field } from '../../../ui/Field.tsx';
import { X } from '../../../ui/icons.ts';

/** The photos of a product in order, and another one. */
export function Photos({ product }: { product: DeskProduct }) {
  const { photos, name } = product;
  const { data: error, photos: order } = useStore($goodsErrorsOf(product.id));
  const { loading } = useStore($savingOf(product.id));
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="photos">
      <h2 id="photos" className="text-lg">
        Photos
      </h2>
      {photos.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map(({ id, image }, at) => (
            <li key={id} className="card grid content-start gap-1 card-border bg-surface p-2">
              <img
                className="aspect-square w-full rounded-field object-contain"
                src={uploadedAddress(image)}
                alt={`Photo ${at + 1} of ${name}`}
                loading="lazy"
              />
              <div className="flex items-center justify-between">
                {at === 0 ? (
                  <span className="px-1 text-sm text-muted">Shown first</span>
                ) : (
                  <button
                    type="button"
                    className="btn btn-ghost px-1 text-sm btn-sm"
                    aria-label={`Show photo ${at + 1} first`}
                    onClick={() => void putPhotoFirst(product, id)}
                  >
                    Show first
                  </button>
                )}
                <button
                  type="button"
                  className="btn btn-square btn-ghost text-muted btn-sm"
                  aria-label={`Remove photo ${at + 1}`}
                  onClick={() => void removePhoto(product, id)}
                >
                  <X className="size-5.5" aria-hidden />
                </button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {photos.length < MAX_PHOTOS && (
        <Field
          key={photos.length}
          label={photos.length > 0 ? 'Another photo' : 'Photo'}
          type="file"
          className="pt-2.25 file:mr-3 file:rounded-selector file:bg-base-200 file:px-3 file:py-1 file:text-sm"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          hint={loading ? 'One moment…' : 'From the camera or a file. On a plain ground it looks best.'}
          error={error ?? order}
          onChange={({ target }) => void addPhoto(product, target.files?.[0])}
        />
      )}
    </section>
  );
}
