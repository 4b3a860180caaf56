import { useStore } from '@nanostores/react';
import { $access } from '../stores/editor/editor.ts';
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
  return access ? <EditorLayout name={access.name} /> : <EditorSignIn />;
}
