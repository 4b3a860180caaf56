import type { Settings } from './settings.ts';

/**
 * Says where the shop is edited and with which key; nothing where other machines could read it, nor of a key that the operator has set.
 * @param editorKey that of the embedded provider
 */
export function describeEditor(
  { showsCodes, desk, provider }: Settings,
  origin: string,
  editorKey: string | undefined,
): string[] {
  if (!showsCodes || !editorKey || provider.editorKey) return [];
  return [`Edit the shop   ${origin}/editor${desk ? ` and ${origin}/desk` : ''} with the key ${editorKey}`];
}

/** Says how to log in, where the pages show the code. */
export const describeLogin = ({ showsCodes }: Settings): string[] =>
  showsCodes ? ['Log in          with any Indian mobile number, such as 98300 41207; the page shows the code'] : [];
