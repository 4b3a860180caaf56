import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { removeSearch } from '../../stores/search/recent-searches.ts';
import { $suggestions, hideSuggestions } from '../../stores/search/search.ts';
import { $suggestionRows, pickRow, type SuggestionRow } from '../../stores/search/suggestion-rows.ts';
import { SuggestionOption } from './SuggestionOption.tsx';
import { t } from '../../i18n/t.ts';

const rowId = (at: number): string => `suggestion-${at}`;
const keyOf = (row: SuggestionRow): string => `${row.kind} ${row.kind === 'product' ? row.id : row.name}`;

/** The listbox of the search box, which keeps the focus: its keys and what it says of the list are tied to it here. */
export function Suggestions({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const rows = useStore($suggestionRows);
  const { typed } = useStore($suggestions);
  // By row, not by place: an answer that comes late must not put another row under the key.
  const [chosen, choose] = useState<string | null>(null);
  const active = rows.findIndex((row) => keyOf(row) === chosen);
  const open = rows.length > 0;

  const move = (step: number) => {
    const next = ((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1;
    choose(rows[next] ? keyOf(rows[next]) : null);
    document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const row = rows[active];
    if (event.key === 'Escape') hideSuggestions();
    else if (open && event.key === 'ArrowDown') move(1);
    else if (open && event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && row && !event.isComposing) pickRow(row);
    else if (event.key === 'Delete' && row?.kind === 'past') {
      move(1);
      removeSearch(row.name);
    } else return;
    event.preventDefault();
  });

  useEffect(() => {
    const input = box.current;
    const type = () => choose(null);
    input?.addEventListener('keydown', press);
    input?.addEventListener('input', type);
    return () => {
      input?.removeEventListener('keydown', press);
      input?.removeEventListener('input', type);
    };
  }, [box]);
  useEffect(() => {
    box.current?.setAttribute('aria-expanded', String(open));
    if (active < 0) box.current?.removeAttribute('aria-activedescendant');
    else box.current?.setAttribute('aria-activedescendant', rowId(active));
  }, [box, open, active]);

  return (
    <ul
      id="suggestions"
      className="absolute inset-x-0 top-[calc(100%+0.25rem)] z-30 max-h-40 scroll-shade overflow-auto rounded-field shadow-float lg:min-w-80"
      role="listbox"
      aria-label={t('Suggestions')}
      hidden={!open}
    >
      {rows.map((row, i) => (
        <SuggestionOption key={keyOf(row)} id={rowId(i)} row={row} typed={typed} selected={i === active} />
      ))}
    </ul>
  );
}
