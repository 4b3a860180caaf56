import { useStore } from '@nanostores/react';
import { $access } from '../stores/editor/editor.ts';
import { Desk } from './editor/Desk.tsx';
import { EnterForm } from './editor/EnterForm.tsx';
import './editor/editor.css';

/** Where editors change the shop's words and pictures: the key first, then everything that can be edited. */
export function Editor() {
  const access = useStore($access, { ssr: 'initial' });
  if (access === undefined) return <p className="muted waits">One moment…</p>;
  return access ? <Desk name={access.name} /> : <EnterForm />;
}
