import { useStore } from '@nanostores/react';
import type { ContentItem } from '../../../contract/content-item.ts';
import { $conflict } from '../../stores/editor/conflict.ts';
import { resolveConflict } from '../../stores/editor/form.ts';
import { TextDiff } from './TextDiff.tsx';

/** An edit conflict: both texts, and a choice between them. */
export function Conflict({ newer }: { newer: ContentItem }) {
  const differences = useStore($conflict);
  const who = newer.draft?.by ?? 'Somebody';
  return (
    <section className="card gap-4 border-accent card-border bg-surface p-4" role="alert" aria-labelledby="conflict">
      <h2 className="text-xl" id="conflict">
        {who} was faster
      </h2>
      <p>
        {who} has saved a newer version while you were writing. Nothing is lost: struck out is what only they have,
        marked is what only you have.
      </p>
      <TextDiff differences={differences} none="Both of you wrote the same." />
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => resolveConflict('mine')}>
          Go on with mine
        </button>
        <button type="button" className="btn btn-outline btn-primary" onClick={() => resolveConflict('theirs')}>
          Take theirs
        </button>
      </p>
    </section>
  );
}
