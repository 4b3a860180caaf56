import { keepMount } from 'nanostores';
import { vi } from 'vitest';
import { enter } from '../../../src/stores/editor/access.ts';
import { $contentItems, loadContentItems } from '../../../src/stores/editor/content-items.ts';
import { EDITOR } from '../../provider/fixtures/editing.ts';

/** What a tab has for itself. */
export const session = new Map<string, string>();

export const stubSession = (): unknown =>
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });

/** Comes in with the key that several share, as the page does that shows all that can be edited. */
export async function enterAndLoad(name: string): Promise<void> {
  keepMount($contentItems);
  await enter({ key: EDITOR['x-editor-key'], name });
  await loadContentItems();
}
