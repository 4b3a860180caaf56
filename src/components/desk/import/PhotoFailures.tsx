import type { ImportReport } from '../../../../contract/desk-imports.ts';
import { count } from '../../../format/count.ts';
import { Collapse } from '../../../ui/Collapse.tsx';

/** What has become of the photos that a file names. */
export function PhotoFailures({
  photos: { stored, unchanged, failed, failures },
}: {
  photos: NonNullable<ImportReport['photos']>;
}) {
  const more = failed - failures.length;
  return (
    <div>
      <p>
        {count(stored, 'photo')} stored, {unchanged.toLocaleString('en-IN')} as before.
      </p>
      {failed > 0 && (
        <Collapse title={`${count(failed, 'photo')} could not be had`}>
          <ul className="text-sm/[1.45] wrap-anywhere">
            {failures.map((sentence) => (
              <li key={sentence} className="border-b border-base-300 py-1.5">
                {sentence}
              </li>
            ))}
            {more > 0 && <li className="py-1.5 text-muted">And {more.toLocaleString('en-IN')} more.</li>}
          </ul>
        </Collapse>
      )}
    </div>
  );
}
