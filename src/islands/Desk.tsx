import { DeskLayout } from '../components/desk/DeskLayout.tsx';
import { EditorGate } from '../components/editor/EditorGate.tsx';

/** The back office for orders and goods: asks for the editor's key, then shows three screens. */
export const Desk = () => (
  <EditorGate title="Desk" action="Open the desk" text="Orders to pack, prices and stock, and the file of goods.">
    {({ name }) => <DeskLayout name={name} />}
  </EditorGate>
);
