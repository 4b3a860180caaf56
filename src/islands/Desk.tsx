import { DeskLayout } from '../components/desk/DeskLayout.tsx';
import { EditorGate } from '../components/editor/EditorGate.tsx';

/** The back office: asks for the editor's key, then shows its screens. */
export const Desk = () => (
  <EditorGate
    title="Desk"
    action="Open the desk"
    text="Orders to pack, prices and stock, the file of goods, and what the shop decides."
  >
    {({ name }) => <DeskLayout name={name} />}
  </EditorGate>
);
