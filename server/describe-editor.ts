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
