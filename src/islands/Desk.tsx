import { useStore } from '@nanostores/react';
import { DeskLayout } from '../components/desk/DeskLayout.tsx';
import { EditorSignIn } from '../components/editor/EditorSignIn.tsx';
import { $access } from '../stores/editor/access.ts';

/** Where the shop's people look after its orders and goods: the editor's key first, then three screens. */
export function Desk() {
  const access = useStore($access, { ssr: 'initial' });
  if (access === undefined)
    return (
      <p className="text-muted" data-waits>
        One moment…
      </p>
    );
  if (access) return <DeskLayout name={access.name} />;
  return (
    <EditorSignIn title="Desk" action="Open the desk">
      Orders to pack, prices and stock, and the file of goods.
    </EditorSignIn>
  );
}
