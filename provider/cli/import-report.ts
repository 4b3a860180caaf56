import type { ImportReport } from '../domain/import/import-catalogue.ts';
import type { ColumnMapping } from '../domain/import/columns/column-mapping.ts';
import type { PhotoReport } from '../domain/photos/photo-report.ts';
import { formatCount } from './import-progress.ts';

const MAX_LISTED = 20;

/** Says what an import has done, or would do. */
export function describeReport(
  { added, changed, unchanged, gone, back, skipped, refused: count, packs }: ImportReport,
  { isDryRun, refused }: { readonly isDryRun: boolean; readonly refused: string | undefined },
): string[] {
  const counts = [
    `${formatCount(added)} new`,
    `${formatCount(changed)} changed`,
    ...(back > 0 ? [`${formatCount(back)} back`] : []),
    ...(gone > 0 ? [`${formatCount(gone)} gone`] : []),
    `${formatCount(unchanged)} unchanged`,
    `${formatCount(count)} skipped`,
  ].join(', ');
  const lines = skipped.slice(0, MAX_LISTED).map(({ line, reason }) => `Line ${line} was skipped: ${reason}.`);
  const isAll = skipped.length === count;
  const more = count - lines.length;
  return [
    isDryRun ? `Nothing was written. It would be ${counts}.` : `${counts}.`,
    ...describePacks(packs),
    ...lines,
    ...(more > 0 && refused === undefined
      ? [
          `And ${formatCount(more)} more: --refused refused.csv writes ${isAll ? 'all' : `the first ${formatCount(skipped.length)}`} of them.`,
        ]
      : []),
    ...(refused !== undefined
      ? [
          `${isAll ? 'All' : `The first ${formatCount(skipped.length)} of`} ${formatCount(count)} that were skipped are in ${refused}.`,
        ]
      : []),
  ];
}

const describePacks = ({ grouped, ambiguous }: ImportReport['packs']): string[] => [
  ...(grouped > 0
    ? [`${formatCount(grouped)} ${grouped === 1 ? 'product is' : 'products are'} sold in several sizes.`]
    : []),
  ...(ambiguous > 0
    ? [`${formatCount(ambiguous)} names stand several times in the same size: those rows stay products of their own.`]
    : []),
];

/** Says what has become of the photos that a file names. */
export function describePhotos({ fetched, unchanged, failed }: PhotoReport): string[] {
  const reasons = failed.slice(0, MAX_LISTED).map(({ reason }) => reason);
  const more = failed.length - reasons.length;
  return [
    `${formatCount(fetched)} photos stored, ${formatCount(unchanged)} unchanged, ${formatCount(failed.length)} not to be had.`,
    ...reasons,
    ...(more > 0 ? [`And ${formatCount(more)} more.`] : []),
  ];
}

/** The same for a machine: which column was taken for what, counts, and each row that was left out with its reason. */
export const reportAsJson = (
  { skipped, photos, ...counts }: ImportReport & { readonly photos?: PhotoReport | undefined },
  { columns, prices }: ColumnMapping,
  isDryRun: boolean,
) => ({
  dryRun: isDryRun,
  columns: columns.map(({ name, field }) => ({ column: name, field })),
  pricesIn: prices.unit,
  ...counts,
  skipped: skipped.map(({ line, reason }) => ({ line, reason })),
  ...(photos && { photos: { ...photos, failed: photos.failed.map(({ reason }) => reason) } }),
});
