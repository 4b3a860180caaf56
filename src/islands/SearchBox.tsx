import { useStore } from '@nanostores/react';
import { Mic, Search, X } from '../ui/icons.ts';
import { useEffect, useRef, useState } from 'react';
import type { Suggestions as SuggestionList } from '../components/search/Suggestions.tsx';
import { paths } from '../paths.ts';
import { toast } from '../stores/lib/toast.ts';
import {
  $searchText,
  fillSearch,
  hideSuggestions,
  prepareSuggestions,
  submitSearch,
  typeSearch,
} from '../stores/search/search.ts';
import { $searchQuery } from '../stores/search/search-results.ts';
import { t } from '../i18n/t.ts';

/** Classes of its place; the button to search is there if it has any. */
interface Props {
  look: { form: string; box: string; icon: string; button?: string };
}

/** The search box; before script a plain form to /search. Its suggestions are loaded once it has the focus. */
export function SearchBox({ look }: Props) {
  const text = useStore($searchText, { ssr: 'initial' });
  const [Suggestions, setSuggestions] = useState<typeof SuggestionList>();
  const [listening, setListening] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Without suggestions the box still searches, and the next focus tries to load them again.
  const load = () => {
    void prepareSuggestions();
    void import('../components/search/Suggestions.tsx').then(
      (part) => setSuggestions(() => part.Suggestions),
      () => undefined,
    );
  };

  const speak = async () => {
    setListening(true);
    load();
    await import('../stores/search/voice.ts')
      .then(({ listen }) => listen())
      .catch(() => toast(t('Voice search could not be loaded. Please try again.'), { tone: 'error' }));
    setListening(false);
  };

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    if (box.value || box === document.activeElement) load();
    return tieToStore(box);
  }, []);

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
          aria-label={t('Search')}
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls="suggestions"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('Search atta, dal, alu…')}
          onFocus={load}
          onInput={({ currentTarget }) => void typeSearch(currentTarget.value)}
        />
        {(!text || listening) && (
          <button
            type="button"
            className={`btn -mr-3 hidden btn-square btn-ghost btn-sm in-data-voice:inline-flex ${listening ? 'text-error' : ''}`}
            aria-label={t('Search by voice')}
            aria-pressed={listening}
            onClick={() => void speak()}
          >
            <Mic className="size-5.5" aria-hidden="true" />
          </button>
        )}
        {text && !listening && (
          <button
            type="button"
            className="btn -mr-3 btn-square btn-ghost btn-sm"
            aria-label={t('Clear')}
            onClick={() => {
              void typeSearch('');
              input.current?.focus();
            }}
          >
            <X className="size-5.5" aria-hidden="true" />
          </button>
        )}
      </div>
      {Suggestions && <Suggestions box={input} />}
      {look.button && <button className={look.button}>{t('Search')}</button>}
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
