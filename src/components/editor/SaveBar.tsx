import { useStore } from '@nanostores/react';
import type { ContentItem } from '../../../contract/content-item.ts';
import { $saving, discard, revert } from '../../stores/editor/form.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';

/** What can be done with what was typed. */
export function SaveBar({ item, isUnsaved }: { item: ContentItem | null; isUnsaved: boolean }) {
  const { loading } = useStore($saving);
  return (
    <div className="sticky bottom-0 z-2 flex flex-wrap gap-3 border-t border-base-300 bg-base-100 py-3">
      {isUnsaved || !item?.draft ? (
        <BusyButton className="btn btn-primary" busy={loading || !isUnsaved}>
          Save draft
        </BusyButton>
      ) : (
        <a className="btn btn-primary" href="#publish">
          Compare and publish
        </a>
      )}
      {isUnsaved && (
        <button type="button" className="btn btn-ghost" onClick={revert}>
          Undo what I typed
        </button>
      )}
      {!isUnsaved && item?.draft && (
        <BusyButton type="button" className="btn btn-ghost" busy={loading} onClick={() => void discard()}>
          Discard the draft
        </BusyButton>
      )}
    </div>
  );
}
