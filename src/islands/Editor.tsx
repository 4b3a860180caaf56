import { useStore } from '@nanostores/react';
import { $access } from '../stores/editor/access.ts';
import { EditorLayout } from '../components/editor/EditorLayout.tsx';
import { EditorSignIn } from '../components/editor/EditorSignIn.tsx';

/** Where editors change the shop's words and pictures: the key first, then everything that can be edited. */
export function Editor() {
  const access = useStore($access, { ssr: 'initial' });
  if (access === undefined)
    return (
      <p className="text-muted" data-waits>
        One moment…
      </p>
    );
  if (access) return <EditorLayout name={access.name} />;
  return (
    <EditorSignIn title="Edit the shop" action="Open the editor">
      Pages of text, banners, splash colours and the notice on top of every page.
    </EditorSignIn>
  );
}
