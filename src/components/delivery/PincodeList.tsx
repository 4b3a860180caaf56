import { useStore } from '@nanostores/react';
import { chooseLocation } from '../../ui/choose-location.ts';
import { focusInDialog } from '../../ui/Dialog.tsx';
import { Check, Search } from '../../ui/icons.ts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type Id, sameId } from '../../../contract/id.ts';
import type { Pincode } from '../../../contract/pincode.ts';
import { $pincodes, filterPincodes, loadPincodes } from '../../stores/delivery/pincode.ts';
import { t } from '../../i18n/t.ts';

/** Height of one entry, in pixels, and how many are drawn: those in view of a list of 10rem, and some around them. */
const ROW = 44;
const DRAWN = 10;
const AROUND = 3;

interface Props {
  chosen: Id | undefined;
  onChoose: (pincode: Pincode) => void;
}

/** A combobox over all pincodes, of which there may be 19,000: only those in view are in the page. */
export function PincodeList({ chosen, onChoose }: Props) {
  const { data, status, reason } = useStore($pincodes);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [top, setTop] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const found = useMemo(() => filterPincodes(data, typed), [data, typed]);
  const from = Math.max(0, Math.floor(top / ROW) - AROUND);
  const drawn = found.slice(from, from + DRAWN);

  const choose = (pincode: Pincode | undefined) => pincode && onChoose(pincode);
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setTop(0);
    list.current?.scrollTo(0, 0);
  };
  const move = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setActive(next);
    const box = list.current;
    if (!box) return;
    if (next * ROW < box.scrollTop) box.scrollTop = next * ROW;
    else if ((next + 1) * ROW > box.scrollTop + box.clientHeight) box.scrollTop = (next + 1) * ROW - box.clientHeight;
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(active + 3),
      PageUp: () => move(active - 3),
      Enter: () => choose(found[active]),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };

  return (
    <>
      <div className="input mt-2">
        <Search aria-hidden="true" />
        <input
          ref={focusInDialog}
          role="combobox"
          aria-label={t(chooseLocation.search)}
          aria-expanded={found.length > 0}
          aria-controls="pincodes"
          aria-activedescendant={found[active] ? `pincode-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={12}
          placeholder={t(chooseLocation.search)}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={press}
        />
      </div>
      {found.length > 0 ? (
        <ul
          id="pincodes"
          ref={list}
          className="mt-2 h-40 overflow-auto overscroll-contain rounded-field border border-base-300"
          role="listbox"
          aria-label={t('Pincodes')}
          onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        >
          <li role="presentation" style={{ height: from * ROW }} />
          {drawn.map((pincode, i) => (
            <li
              key={pincode.id}
              id={`pincode-${from + i}`}
              className="flex h-11 cursor-pointer items-center justify-between px-3.5 hover:bg-base-content/8 aria-selected:font-semibold aria-selected:text-primary data-active:bg-base-content/8"
              role="option"
              aria-selected={sameId(chosen, pincode.id)}
              aria-setsize={found.length}
              aria-posinset={from + i + 1}
              data-active={from + i === active || undefined}
              onClick={() => choose(pincode)}
            >
              <span className="num">
                <b>{pincode.pincode.slice(0, typed.length)}</b>
                {pincode.pincode.slice(typed.length)}
              </span>
              {pincode.deliverable === false && <small className="text-muted">{t('No delivery yet')}</small>}
              {sameId(chosen, pincode.id) && <Check aria-hidden="true" />}
            </li>
          ))}
          <li role="presentation" style={{ height: (found.length - from - drawn.length) * ROW }} />
        </ul>
      ) : (
        <p className="px-2 pt-6 text-center text-muted" role="status">
          {reason ? reason.message : status === 'Fullfilled' ? t('No Pincode found.') : t(chooseLocation.loading)}
          {reason && (
            <button
              type="button"
              className="inline-flex min-h-11 link items-center link-hover"
              onClick={() => void loadPincodes()}
            >
              {t('Try again')}
            </button>
          )}
        </p>
      )}
    </>
  );
}
