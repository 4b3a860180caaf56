import { useStore } from '@nanostores/react';
import { $contentItems, loadContentItems } from '../../stores/editor/content-items.ts';
import { LoadError } from '../lib/LoadError.tsx';
import { Heading } from './Heading.tsx';

export function Welcome() {
  const { data, reason } = useStore($contentItems);
  return (
    <>
      <Heading>Edit the shop</Heading>
      {reason && data.length === 0 ? (
        <LoadError message={reason.message} onRetry={loadContentItems} />
      ) : (
        <ol className="grid max-w-136 list-decimal gap-3 pl-5">
          <li>Choose what to change, and write. The preview shows it as the shop will.</li>
          <li>Save the draft. Nobody but the editors sees it; you can go on with it tomorrow.</li>
          <li>Publish. You see every difference first, and can switch back afterwards.</li>
        </ol>
      )}
    </>
  );
}
