import { EditorGate } from '../components/editor/EditorGate.tsx';
import { EditorLayout } from '../components/editor/EditorLayout.tsx';

/** The editor of the shop's texts and pictures: asks for the key, then lists all content items. */
export const Editor = () => (
  <EditorGate
    title="Edit the shop"
    action="Open the editor"
    text="Pages of text, banners, splash colours and the notice on top of every page."
  >
    {({ name }) => <EditorLayout name={name} />}
  </EditorGate>
);
