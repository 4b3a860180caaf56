import { useStore } from '@nanostores/react';
import { moment } from '../../format/date.ts';
import { $publishing, $site, buildAgain } from '../../stores/editor/publish.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Rollback } from './Rollback.tsx';

/** The state of publishing, and the releases that can be rolled back to. */
export function PublishProgress() {
  const { data, reason } = useStore($site);
  const { loading } = useStore($publishing);
  const { releases = [], scheduledChanges = [] } = data ?? {};
  return (
    <section className="editor-site" aria-labelledby="site">
      <h2 id="site">The site</h2>
      <div className={`editor-progress is-${data?.state ?? 'idle'}`} role="status">
        {data?.state === 'working' && <progress aria-label="Publishing" />}
        <p>{data?.message ?? reason?.message ?? 'One moment…'}</p>
      </div>
      {(data?.state === 'failed' || data?.state === 'away') && (
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
          <h3 id="scheduled-changes">Published by itself</h3>
          <ul className="editor-list" aria-labelledby="scheduled-changes">
            {scheduledChanges.map(({ at, what }) => (
              <li key={at + what}>
                <span>
                  <b>{moment(at)}</b>
                  <span className="sm muted">{what}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {releases.length > 0 && (
        <>
          <h3>Releases</h3>
          <ul className="editor-list">
            {releases.map((release) => {
              const { id, at, current, reason: why } = release;
              return (
                <li key={id}>
                  <span>
                    <b>{at ? moment(at) : id}</b>
                    {why && <span className="sm muted">{why}</span>}
                  </span>
                  {current ? <span className="editor-state">Shown now</span> : <Rollback release={release} />}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
