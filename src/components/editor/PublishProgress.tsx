import { useStore } from '@nanostores/react';
import { moment } from '../../format/date.ts';
import { $publishing, $site, buildAgain } from '../../stores/editor/publish.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ListRow } from './LongList.tsx';
import { Rollback } from './Rollback.tsx';
import { StateBadge } from './StateBadge.tsx';

/** The state of publishing, and the releases that can be rolled back to. */
export function PublishProgress() {
  const { data, reason } = useStore($site);
  const { loading } = useStore($publishing);
  const { releases = [], scheduledChanges = [] } = data ?? {};
  const stuck = data?.state === 'failed' || data?.state === 'away';
  return (
    <section className="mt-6 grid justify-items-start gap-3 *:max-w-full" aria-labelledby="site">
      <h2 id="site" className="text-xl">
        The site
      </h2>
      <div
        className={`alert grid w-full gap-2 py-2.75 text-base/normal wrap-anywhere whitespace-pre-line ${stuck ? 'bg-tint-clay' : 'bg-base-200'}`}
        role="status"
      >
        {data?.state === 'working' && <progress className="progress h-1.5 progress-primary" aria-label="Publishing" />}
        <p>{data?.message ?? reason?.message ?? 'One moment…'}</p>
      </div>
      {stuck && (
        <BusyButton
          type="button"
          className="btn btn-outline btn-primary btn-sm"
          busy={loading}
          onClick={() => void buildAgain()}
        >
          Try again
        </BusyButton>
      )}
      {scheduledChanges.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 font-bold" id="scheduled-changes">
            Published by itself
          </h3>
          <ul className="w-full" aria-labelledby="scheduled-changes">
            {scheduledChanges.map(({ at, what }) => (
              <ListRow key={at + what} small={what}>
                <b>{moment(at)}</b>
              </ListRow>
            ))}
          </ul>
        </>
      )}
      {releases.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 font-bold">Releases</h3>
          <ul className="w-full">
            {releases.map((release) => {
              const { id, at, current, reason: why } = release;
              return (
                <ListRow
                  key={id}
                  small={why}
                  end={current ? <StateBadge>Shown now</StateBadge> : <Rollback release={release} />}
                >
                  <b>{at ? moment(at) : id}</b>
                </ListRow>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
