import { useState } from 'react';
import type { ShoppingList } from '../../../contract/shopping-list.ts';
import { t } from '../../i18n/t.ts';
import {
  copyShareLink,
  shareLinkOf,
  shareShoppingList,
  unshareShoppingList,
} from '../../stores/account/open-shopping-list.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Copy, Share2 } from '../../ui/icons.ts';

/** The link by which others read a list, and the end of it. */
export function ShareShoppingList({ list: { id, shareToken } }: { list: ShoppingList }) {
  const [busy, setBusy] = useState(false);
  const change = async (changing: Promise<boolean>) => {
    setBusy(true);
    await changing;
    setBusy(false);
  };
  return (
    <section className="mt-6 grid justify-items-start gap-3 border-t border-base-300 pt-4" aria-labelledby="share-list">
      <h3 id="share-list" className="text-xl">
        {t('Share this list')}
      </h3>
      <p className="text-sm/[1.45] text-muted">
        {t('Whoever has the link can read the name of the list and what is on it, and nothing about you.')}
      </p>
      {shareToken === null ? (
        <BusyButton
          type="button"
          className="btn btn-outline btn-primary btn-sm"
          busy={busy}
          onClick={() => void change(shareShoppingList(id))}
        >
          <Share2 aria-hidden="true" />
          {t('Share by a link')}
        </BusyButton>
      ) : (
        <>
          <div className="w-full">
            <Field
              label={t('Link to this list')}
              readOnly
              value={shareLinkOf(shareToken)}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </div>
          <div className="flex flex-wrap gap-2.5">
            <button
              type="button"
              className="btn btn-outline btn-primary btn-sm"
              onClick={() => void copyShareLink(shareToken)}
            >
              <Copy aria-hidden="true" />
              {t('Copy link')}
            </button>
            <BusyButton
              type="button"
              className="btn btn-sm"
              busy={busy}
              onClick={() => void change(unshareShoppingList(id))}
            >
              {t('Stop sharing')}
            </BusyButton>
          </div>
        </>
      )}
    </section>
  );
}
