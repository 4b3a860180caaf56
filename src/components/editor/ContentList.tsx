import { useStore } from '@nanostores/react';
import { History, type LucideIcon, Plus, Search, Send } from '../../ui/icons.ts';
import type { ReactNode } from 'react';
import { type ContentItem, contentName } from '../../../contract/content-item.ts';
import { leave } from '../../stores/editor/access.ts';
import { $contentItems, loadContentItems } from '../../stores/editor/content-items.ts';
import { $drafts } from '../../stores/editor/publish.ts';
import { $unsaved } from '../../stores/editor/unsaved-changes.ts';
import { $view, NEW_BANNER } from '../../stores/editor/view.ts';
import { LoadError } from '../lib/LoadError.tsx';
import { StateBadge } from './StateBadge.tsx';

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
      <a
        className="min-h-11 content-center leading-snug font-medium aria-[current]:font-bold"
        href={`#${encodeURIComponent(to)}`}
        aria-current={view === to ? 'page' : undefined}
      >
        {Icon && <Icon aria-hidden />}
        <span>{children}</span>
        {state && <StateBadge>{state}</StateBadge>}
      </a>
    </li>
  );
}

const GroupTitle = ({ children }: { children: string }) => (
  <h2 className="mt-5 mb-1 font-sans text-meta/cosy font-semibold tracking-[0] text-muted">{children}</h2>
);

function ContentGroup({ title, of, children }: { title: string; of: readonly ContentItem[]; children?: ReactNode }) {
  const unsaved = useStore($unsaved);
  return (
    <>
      <GroupTitle>{title}</GroupTitle>
      <ul className="menu -mx-3">
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
  const { data, reason } = useStore($contentItems);
  const drafts = useStore($drafts);
  const unsaved = useStore($unsaved);
  const view = useStore($view);
  const kind = (start: string) => data.filter(({ id }) => id.startsWith(start));
  return (
    <nav
      className={`${view ? 'max-lg:hidden' : ''} lg:sticky lg:top-0 lg:max-h-svh lg:overflow-y-auto lg:px-3`}
      aria-label="Editor"
    >
      {/* On a wide screen it stands on the right. */}
      <div className="lg:hidden">
        {reason && data.length === 0 && <LoadError message={reason.message} onRetry={loadContentItems} />}
      </div>
      <ContentGroup title="Pages" of={kind('page:')} />
      <ContentGroup title="Banners" of={kind('banner:')}>
        <Entry to={NEW_BANNER} icon={Plus} state={NEW_BANNER in unsaved ? 'Not saved' : undefined}>
          New banner
        </Entry>
      </ContentGroup>
      <ContentGroup title="Everywhere" of={[...kind('splash'), ...kind('notice')]} />
      <GroupTitle>The site</GroupTitle>
      <ul className="menu -mx-3">
        <Entry to="publish" icon={Send} state={drafts.length > 0 ? String(drafts.length) : undefined}>
          Publish
        </Entry>
        <Entry to="search" icon={Search}>
          Search
        </Entry>
        <Entry to="history" icon={History}>
          History
        </Entry>
      </ul>
      <p className="mt-6 text-sm/[1.45] text-muted">
        You are {name}.
        <button type="button" className="flex min-h-11 link items-center link-hover" onClick={leave}>
          Leave
        </button>
      </p>
    </nav>
  );
}
