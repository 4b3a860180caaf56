import { tw } from '../../ui/tw.ts';
import type { Difference, Part } from '../../stores/editor/text-diff.ts';

/** Characters of unchanged text shown on either side of a change. */
const AROUND = 160;

const LOOK = {
  ins: tw`bg-tint-leaf font-semibold text-success no-underline`,
  del: tw`bg-tint-clay text-error`,
};

function shorten({ text }: Part, isFirst: boolean, isLast: boolean): string {
  if (text.length <= AROUND * 2) return text;
  const [start, end] = [text.slice(0, AROUND), text.slice(-AROUND)];
  return `${isFirst ? '' : start} … ${isLast ? '' : end}`;
}

/** What was taken out is struck out, what was put in is marked; screen readers are told so in words. */
export function TextDiff({ differences, none }: { differences: readonly Difference[]; none: string }) {
  if (differences.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <dl className="grid gap-4">
      {differences.map(({ field, parts }) => (
        <div key={field}>
          <dt className="mb-1 text-meta font-semibold text-muted">{field}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">
            {parts.map((part, i) => {
              if (part.was === 'kept') return <span key={i}>{shorten(part, i === 0, i === parts.length - 1)}</span>;
              const Tag = part.was === 'removed' ? 'del' : 'ins';
              return (
                <Tag key={i} className={`rounded-sm box-decoration-clone px-0.5 ${LOOK[Tag]}`}>
                  <span className="sr-only">{part.was === 'removed' ? ' removed: ' : ' added: '}</span>
                  {part.text}
                  <span className="sr-only"> end </span>
                </Tag>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
