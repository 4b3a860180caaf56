import { markWords } from '../../format/words.ts';
import { removeSearch } from '../../stores/search/recent-searches.ts';
import { pickRow, type SuggestionRow } from '../../stores/search/suggestion-rows.ts';
import { Clock, LayoutGrid, Search, X } from '../../ui/icons.ts';
import { t } from '../../i18n/t.ts';

/** A name whose beginnings of words that were typed stand out: by weight, and by the system's own mark in forced colours. */
const Marked = ({ text, typed }: { text: string; typed: string }) => (
  <>
    {markWords(text, typed).map(({ text: part, marked }, i) =>
      marked ? (
        <mark key={i} className="bg-transparent font-bold text-inherit">
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </>
);

const ICONS = { category: LayoutGrid, past: Clock, product: Search };

interface Props {
  id: string;
  row: SuggestionRow;
  /** What is marked. */
  typed: string;
  selected: boolean;
}

/** A category says where it stands; a past search can be taken off the list, by its cross or the key Delete. */
export function SuggestionOption({ id, row, typed, selected }: Props) {
  const Icon = ICONS[row.kind];
  return (
    <li
      id={id}
      className="flex h-10 cursor-pointer items-center gap-3 px-3.5 hover:bg-base-content/8 aria-selected:bg-base-content/8 lg:pointer-fine:h-8 lg:pointer-fine:text-name"
      role="option"
      aria-selected={selected}
      // Before the box loses focus, which would hide the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => pickRow(row)}
    >
      <Icon className="flex-none text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate">
        <Marked text={row.name} typed={typed} />
      </span>
      {row.kind === 'category' && (
        <span className="max-w-1/2 flex-none truncate text-sm text-muted">
          {row.parent ? t('in {category}', { category: row.parent }) : t('Category')}
        </span>
      )}
      {row.kind === 'past' && (
        <>
          <span className="sr-only">{t('(searched before; Delete removes it)')}</span>
          {/* An option holds no button: who can't point presses Delete, or removes it on the search page. */}
          <span
            className="-mr-3.5 grid size-10 flex-none place-items-center text-muted hover:text-base-content lg:pointer-fine:size-8"
            title={t('Remove')}
            aria-hidden="true"
            data-remove
            onClick={(event) => {
              event.stopPropagation();
              removeSearch(row.name);
            }}
          >
            <X className="size-4" />
          </span>
        </>
      )}
    </li>
  );
}
