import { DEFAULT_LOCALE, LOCALES } from '../../../contract/locales.ts';
import { $language } from '../../stores/editor/language.ts';

/** Says where that is changed which no language has of its own. */
export const SameInAll = ({ what }: { what: string }) => (
  <div>
    <p className="text-sm/[1.45] text-muted">{what} is the same in every language.</p>
    <button
      type="button"
      className="inline-flex min-h-11 link items-center link-hover"
      onClick={() => $language.set(DEFAULT_LOCALE)}
    >
      Change it under {LOCALES[DEFAULT_LOCALE].name}
    </button>
  </div>
);
