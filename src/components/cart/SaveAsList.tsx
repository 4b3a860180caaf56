import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Id } from '../../../contract/id.ts';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { $unsupported } from '../../stores/lib/optional-call.ts';
import { $auth, loggedOut } from '../../stores/session/auth.ts';
import { ListPlus } from '../../ui/icons.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';

const SaveToList = lazyComponent({ name: msg('Your lists'), load: () => import('../catalogue/SaveToList.tsx') });

interface Props {
  /** Asked for when the button is pressed. */
  lines: () => readonly { readonly productId: Id; readonly quantity: number }[];
  /** What a new list is called at first. */
  name?: string;
  className?: string;
}

/** Saves the cart as a list of the customer's; not offered to guests, nor at a provider without lists. */
export function SaveAsList({
  lines,
  name,
  className = 'btn h-auto min-h-(--size) max-w-full whitespace-normal btn-sm',
}: Props) {
  const { token } = useStore($auth, { ssr: () => loggedOut });
  const isLeftOut = useStore($unsupported, { ssr: 'initial' }).includes('shopping-list');
  const [saved, setSaved] = useState<ReturnType<Props['lines']> | null>(null);
  if (!token || isLeftOut || import.meta.env.PUBLIC_ADAPTER === 'on') return null;
  return (
    <>
      <button type="button" className={className} onClick={() => setSaved(lines())}>
        <ListPlus aria-hidden="true" />
        {t('Save as a list')}
      </button>
      {saved && <SaveToList lines={saved} {...(name && { name })} onClose={() => setSaved(null)} />}
    </>
  );
}
