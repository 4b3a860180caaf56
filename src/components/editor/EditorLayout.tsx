import { useStore } from '@nanostores/react';
import { ArrowLeft } from '../../ui/icons.ts';
import { $contentItem, $view, NEW_BANNER } from '../../stores/editor/view.ts';
import { ChangeView } from './ChangeView.tsx';
import { ContentList } from './ContentList.tsx';
import { HistoryView } from './HistoryView.tsx';
import { ContentItemForm } from './ContentItemForm.tsx';
import { PublishView } from './PublishView.tsx';
import { Welcome } from './Welcome.tsx';

/** Contents on the left, what is open on the right; on a phone one after the other. */
export function EditorLayout({ name }: { name: string }) {
  const place = useStore($view);
  return (
    <div className={place ? 'editor is-open' : 'editor'}>
      <ContentList name={name} />
      <section className="editor-panel" aria-label="What is open">
        <a className="link editor-back" href="#">
          <ArrowLeft aria-hidden />
          Everything that can be edited
        </a>
        <Panel key={place} place={place} />
      </section>
    </div>
  );
}

function Panel({ place }: { place: string }) {
  const item = useStore($contentItem);
  if (place === 'publish') return <PublishView />;
  if (place === 'history') return <HistoryView />;
  if (place.startsWith('history:')) return <ChangeView />;
  if (item || place === NEW_BANNER) return <ContentItemForm item={item} />;
  return <Welcome />;
}
