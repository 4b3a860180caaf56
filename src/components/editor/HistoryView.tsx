import { useStore } from '@nanostores/react';
import type { Change } from '../../../contract/editor.ts';
import { moment } from '../../format/date.ts';
import { $history, loadHistory } from '../../stores/editor/history.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { LoadError } from '../lib/LoadError.tsx';
import { Heading } from './Heading.tsx';
import { ListRow } from './LongList.tsx';

const DID: Record<Change['action'], (name: string) => string> = {
  saved: (name) => `saved a draft of “${name}”`,
  discarded: (name) => `discarded the draft of “${name}”`,
  published: (name) => `published “${name}”`,
  switched: (name) => `switched the site to the release ${name}`,
  withdrawn: (name) => `made “${name}” a draft again`,
  built: (name) => `had the site built again${name && `: ${name}`}`,
};

export const inWords = ({ by, action, name }: Change): string => `${by} ${DID[action](name)}`;

/** Who did what and when, newest first. */
export function HistoryView() {
  const { data, isWhole, loading, reason, status } = useStore($history);
  return (
    <>
      <Heading>History</Heading>
      {status === 'Fullfilled' && data.length === 0 && <p className="text-muted">Nothing has been changed yet.</p>}
      <ul className="w-full">
        {data.map((change) => (
          <ListRow
            key={change.id}
            small={<time dateTime={change.at}>{moment(change.at)}</time>}
            end={
              change.item !== 'site' && (
                <a
                  className="inline-flex min-h-11 link items-center link-hover"
                  href={`#${encodeURIComponent(`history:${change.id}`)}`}
                  aria-label={`Look at what ${inWords(change)} changed`}
                >
                  Look
                </a>
              )
            }
          >
            {inWords(change)}
          </ListRow>
        ))}
      </ul>
      {reason && <LoadError message={reason.message} onRetry={() => loadHistory(data.length > 0)} />}
      {!isWhole && !reason && (
        <BusyButton
          type="button"
          className="btn btn-outline btn-primary"
          busy={loading}
          onClick={() => void loadHistory(true)}
        >
          Load more
        </BusyButton>
      )}
    </>
  );
}
