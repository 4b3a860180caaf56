import { EditorGate } from '../components/editor/EditorGate.tsx';
import { EditorLayout } from '../components/editor/EditorLayout.tsx';

/** Where editors change the shop's words and pictures: the key first, then everything that can be edited. */
export const Editor = () => (
  <EditorGate
    title="Edit the shop"
    action="Open the editor"
    text="Pages of text, banners, splash colours and the notice on top of every page."
  >
    {({ name }) => <EditorLayout name={name} />}
  </EditorGate>
);
