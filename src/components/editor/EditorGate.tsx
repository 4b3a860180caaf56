import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $access, type Access } from '../../stores/editor/access.ts';
import { WaitingPage } from '../../ui/WaitingPage.tsx';
import { EditorSignIn } from './EditorSignIn.tsx';

interface Props {
  title: string;
  /** What the button that comes in says. */
  action: string;
  /** What there is to do behind it. */
  text: string;
  children: (access: Access) => ReactNode;
}

/** The key first, then what is behind it. */
export function EditorGate({ children, text, ...signIn }: Props) {
  const access = useStore($access, { ssr: 'initial' });
  if (access === undefined) return <WaitingPage title={signIn.title}>One moment…</WaitingPage>;
  return access ? children(access) : <EditorSignIn {...signIn}>{text}</EditorSignIn>;
}
