import { useStore } from '@nanostores/react';
import { History, type LucideIcon, Plus, Send } from '../../ui/icons.ts';
import type { ReactNode } from 'react';
import { type ContentItem, contentName } from '../../../contract/content-item.ts';
import { $contentItems, leave } from '../../stores/editor/editor.ts';
import { $drafts } from '../../stores/editor/publish.ts';
import { $unsaved } from '../../stores/editor/unsaved-changes.ts';
import { $view, NEW_BANNER } from '../../stores/editor/view.ts';

const NAMES: Readonly<Record<string, string>> = { splash: 'Splash colours', notice: 'Shop notice' };

function nameOf({ id, draft, published }: ContentItem): string {
  const value = draft?.value ?? published;
  return NAMES[id] ?? (value ? contentName(value) : 'Banner');
}

interface EntryProps {
  to: string;
  icon?: LucideIcon;
  state?: string | undefined;
  children: ReactNode;
}

function Entry({ to, icon: Icon, state, children }: EntryProps) {
  const view = useStore($view);
  return (
    <li>
      <a href={`#${encodeURIComponent(to)}`} aria-current={view === to ? 'page' : undefined}>
        {Icon && <Icon aria-hidden />}
        <span>{children}</span>
        {state && <span className="editor-state">{state}</span>}
      </a>
    </li>
  );
}

function ContentGroup({ title, of, children }: { title: string; of: readonly ContentItem[]; children?: ReactNode }) {
  const unsaved = useStore($unsaved);
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {of.map((item) => (
          <Entry key={item.id} to={item.id} state={item.id in unsaved ? 'Not saved' : item.draft ? 'Draft' : undefined}>
            {nameOf(item)}
          </Entry>
        ))}
        {children}
      </ul>
    </>
  );
}

/** Everything that can be edited, and how far it is. */
export function ContentList({ name }: { name: string }) {
  const { data } = useStore($contentItems);
  const drafts = useStore($drafts);
  const unsaved = useStore($unsaved);
  const kind = (start: string) => data.filter(({ id }) => id.startsWith(start));
  return (
    <nav className="editor-contents" aria-label="Editor">
      <ContentGroup title="Pages" of={kind('page:')} />
      <ContentGroup title="Banners" of={kind('banner:')}>
        <Entry to={NEW_BANNER} icon={Plus} state={NEW_BANNER in unsaved ? 'Not saved' : undefined}>
          New banner
        </Entry>
      </ContentGroup>
      <ContentGroup title="Everywhere" of={[...kind('splash'), ...kind('notice')]} />
      <h2>The site</h2>
      <ul>
        <Entry to="publish" icon={Send} state={drafts.length > 0 ? String(drafts.length) : undefined}>
          Publish
        </Entry>
        <Entry to="history" icon={History}>
          History
        </Entry>
      </ul>
      <p className="sm muted editor-who">
        You are {name}.
        <button type="button" className="link" onClick={leave}>
          Leave
        </button>
      </p>
    </nav>
  );
}
