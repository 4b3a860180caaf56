import { DeskLayout } from '../components/desk/DeskLayout.tsx';
import { EditorGate } from '../components/editor/EditorGate.tsx';

/** Where the shop's people look after its orders and goods: the editor's key first, then three screens. */
export const Desk = () => (
  <EditorGate title="Desk" action="Open the desk" text="Orders to pack, prices and stock, and the file of goods.">
    {({ name }) => <DeskLayout name={name} />}
  </EditorGate>
);
