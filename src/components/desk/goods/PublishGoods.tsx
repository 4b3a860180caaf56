import { useStore } from '@nanostores/react';
import { $isPublishable, publishGoods } from '../../../stores/desk/publish-goods.ts';
import { $publishing, $site } from '../../../stores/editor/publish.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormError } from '../../../ui/FieldError.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** Says that names, photos or sizes wait for a publish, and how far it is. */
export function PublishGoods() {
  const isPublishable = useStore($isPublishable);
  const { loading, reason } = useStore($publishing);
  const hasBegun = useStore($publishing).status !== null;
  if (!isPublishable && !hasBegun) return null;
  return (
    <>
      {isPublishable && (
        <Notice
          action={
            <BusyButton
              type="button"
              className="btn btn-primary btn-sm"
              busy={loading}
              onClick={() => void publishGoods()}
            >
              Publish
            </BusyButton>
          }
        >
          The shop’s pages show new names, photos and sizes after the next publish.
        </Notice>
      )}
      {reason && <FormError message={reason.message} />}
      {hasBegun && !isPublishable && <Publishing />}
    </>
  );
}

function Publishing() {
  const { data } = useStore($site);
  if (!data) return null;
  return (
    <div className="grid gap-2" role="status">
      {data.state === 'working' && <progress className="progress h-1.5 progress-primary" aria-label="Publishing" />}
      <p className="text-sm/[1.45] text-muted">{data.message}</p>
    </div>
  );
}
