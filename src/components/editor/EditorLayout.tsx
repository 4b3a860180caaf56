import { useStore } from '@nanostores/react';
import { ArrowLeft } from '../../ui/icons.ts';
import { $contentItem, $view, NEW_BANNER } from '../../stores/editor/view.ts';
import { ChangeView } from './ChangeView.tsx';
import { ContentList } from './ContentList.tsx';
import { HistoryView } from './HistoryView.tsx';
import { ContentItemForm } from './ContentItemForm.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { PublishView } from './PublishView.tsx';
import { Welcome } from './Welcome.tsx';

/** Few editors open it, so it is loaded when they do. */
const SearchView = lazyComponent({
  name: 'What shoppers search',
  load: async () => ({ default: (await import('./SearchView.tsx')).SearchView }),
});

/** Contents on the left, what is open on the right; on a phone one after the other. */
export function EditorLayout({ name }: { name: string }) {
  const view = useStore($view);
  return (
    <div className="items-start gap-12 pb-20 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <ContentList name={name} />
      <section
        className={`${view ? 'grid' : 'hidden'} min-w-0 grid-cols-1 content-start gap-5 lg:grid`}
        aria-label="What is open"
      >
        <a className="inline-flex min-h-11 link items-center gap-1 link-hover lg:hidden" href="#">
          <ArrowLeft aria-hidden />
          Everything that can be edited
        </a>
        <Panel key={view} view={view} />
      </section>
    </div>
  );
}

function Panel({ view }: { view: string }) {
  const item = useStore($contentItem);
  if (view === 'publish') return <PublishView />;
  if (view === 'history') return <HistoryView />;
  if (view === 'search') return <SearchView />;
  if (view.startsWith('history:')) return <ChangeView />;
  if (item || view === NEW_BANNER) return <ContentItemForm item={item} />;
  return <Welcome />;
}
