import { useStore } from '@nanostores/react';
import { Search, X } from '../ui/icons.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import {
  $searchText,
  $suggestions,
  fillSearch,
  hideSuggestions,
  pickSuggestion,
  submitSearch,
  typeSearch,
} from '../stores/search/search.ts';
import { $searchQuery } from '../stores/search/search-results.ts';

/** Classes of its place; the button to search is there if it has any. */
interface Props {
  look: { form: string; box: string; icon: string; button?: string };
}

/** The search box with its suggestions; before script a plain form to /search. */
export function SearchBox({ look }: Props) {
  const text = useStore($searchText, { ssr: 'initial' });
  const { data: suggestions } = useStore($suggestions, { ssr: 'initial' });
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const open = suggestions.length > 0;

  useEffect(() => (input.current ? tieToStore(input.current) : undefined), []);

  const type = (typed: string) => {
    setActive(-1);
    void typeSearch(typed);
  };
  const move = (step: number) => {
    const places = suggestions.length + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setActive(next);
    document.getElementById(`suggestion-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const picked = suggestions[active];
    if (event.key === 'Escape') hideSuggestions();
    else if (open && event.key === 'ArrowDown') move(1);
    else if (open && event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && picked) pickSuggestion(picked);
    else return;
    event.preventDefault();
  };

  return (
    <form
      className={look.form}
      role="search"
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        submitSearch(input.current?.value ?? '');
      }}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && hideSuggestions()}
    >
      <div className={`input ${look.box}`}>
        <Search className={look.icon} aria-hidden="true" />
        <input
          ref={input}
          className="[&::-webkit-search-cancel-button]:hidden"
          type="search"
          name="q"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls="suggestions"
          aria-activedescendant={open && active >= 0 ? `suggestion-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search atta, dal, alu…"
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={press}
        />
        {text && (
          <button
            type="button"
            className="btn -mr-3 btn-square btn-ghost btn-sm"
            aria-label="Clear"
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <X className="size-5.5" aria-hidden="true" />
          </button>
        )}
      </div>
      <ul
        id="suggestions"
        className="absolute inset-x-0 top-[calc(100%+0.25rem)] z-30 max-h-40 scroll-shade overflow-auto rounded-field shadow-float"
        role="listbox"
        aria-label="Suggestions"
        hidden={!open}
      >
        {suggestions.map((suggestion, i) => (
          <li
            key={suggestion.id}
            id={`suggestion-${i}`}
            className="flex h-10 cursor-pointer items-center gap-3 px-3.5 hover:bg-base-content/8 aria-selected:bg-base-content/8 lg:pointer-fine:h-8 lg:pointer-fine:text-name"
            role="option"
            aria-selected={i === active}
            // Before the box loses focus, which would hide the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pickSuggestion(suggestion)}
          >
            <Search className="text-muted" aria-hidden="true" />
            <span className="truncate">{suggestion.name}</span>
          </li>
        ))}
      </ul>
      {look.button && <button className={look.button}>Search</button>}
    </form>
  );
}

/**
 * The input is the browser's own, so that what was typed before hydration stays; the store takes it over here.
 * Spec §4: arriving at /search with q fills the box, leaving clears it, also by way of the back/forward cache.
 */
function tieToStore(box: HTMLInputElement): () => void {
  const arrive = () => fillSearch(location.pathname === paths.search() ? $searchQuery.get() : '');
  if (box.value) void typeSearch(box.value);
  else arrive();
  const unbind = [
    $searchText.subscribe((value) => {
      if (box.value !== value) box.value = value;
    }),
    $searchQuery.listen(fillSearch),
  ];
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && arrive();
  addEventListener('pageshow', comeBack);
  return () => {
    for (const stop of unbind) stop();
    removeEventListener('pageshow', comeBack);
  };
}
