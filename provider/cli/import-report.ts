import type { ImportReport } from '../domain/import/import-catalogue.ts';
import { formatCount } from './import-progress.ts';

const SHOWN = 20;

/** Says what an import has done, or would do. */
export function describeReport(
  { added, changed, unchanged, skipped }: ImportReport,
  { isDryRun, refused }: { readonly isDryRun: boolean; readonly refused: string | undefined },
): string[] {
  const counts = [
    `${formatCount(added)} new`,
    `${formatCount(changed)} changed`,
    `${formatCount(unchanged)} unchanged`,
    `${formatCount(skipped.length)} skipped`,
  ].join(', ');
  const lines = skipped.slice(0, SHOWN).map(({ line, reason }) => `Line ${line} was skipped: ${reason}.`);
  const more = skipped.length - lines.length;
  return [
    isDryRun ? `Nothing was written. It would be ${counts}.` : `${counts}.`,
    ...lines,
    ...(more > 0 && refused === undefined
      ? [`And ${formatCount(more)} more: --refused refused.csv writes all of them.`]
      : []),
    ...(refused !== undefined ? [`All ${formatCount(skipped.length)} that were skipped are in ${refused}.`] : []),
  ];
}
