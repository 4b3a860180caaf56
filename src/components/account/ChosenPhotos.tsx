import { MAX_ISSUE_PHOTOS } from '../../../contract/issue.ts';
import { t } from '../../i18n/t.ts';
import { Field } from '../../ui/Field.tsx';
import { X } from '../../ui/icons.ts';

interface Props {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}

/** Photos to be sent along, each of which can be taken back. */
export const ChosenPhotos = ({ photos, onChange }: Props) => (
  <div className="grid grid-cols-1 gap-2">
    {photos.length > 0 && (
      <ul className="grid gap-1.5">
        {photos.map((photo, i) => (
          <li key={i} className="flex items-center justify-between gap-2 rounded-field bg-base-200 pl-3 text-sm">
            <span className="min-w-0 wrap-anywhere">{photo.name}</span>
            <button
              type="button"
              className="btn btn-square flex-none btn-ghost text-muted btn-sm"
              aria-label={t('Remove photo {name}', { name: photo.name })}
              onClick={() => onChange(photos.filter((each) => each !== photo))}
            >
              <X className="size-5.5" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    )}
    {photos.length < MAX_ISSUE_PHOTOS && (
      <Field
        key={photos.length}
        label={t('Photos (optional)')}
        type="file"
        multiple
        className="pt-2.25 file:mr-3 file:rounded-selector file:bg-base-200 file:px-3 file:py-1 file:text-sm"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint={t('Up to {count}. Only you and the shop see them.', { count: MAX_ISSUE_PHOTOS })}
        onChange={({ target }) => onChange([...photos, ...(target.files ?? [])].slice(0, MAX_ISSUE_PHOTOS))}
      />
    )}
  </div>
);
