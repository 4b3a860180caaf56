import type { GenericSchema } from 'valibot';
import { type CallRequirement, requirementOf, sectionSevenCalls } from '../contract/call-requirements.ts';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { lossOf } from '../contract/field-requirements.ts';
import { namedSchemas } from '../contract/named-schemas.ts';
import { type Field, fieldsOf } from './fields.ts';

const CALLERS: Readonly<Record<Call['caller'], string>> = {
  anyone: 'anyone',
  either: 'anyone, or a customer with a token',
  customer: 'a customer, with a token',
  editor: 'an editor',
};
const BUILDS: Readonly<Record<NonNullable<CallRequirement['build']>, string>> = {
  stops: 'stops',
  'goes on': 'goes on',
};

export const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
export const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** Where a reader finds a named shape of the same page. */
const linked = ({ type, pointsAt }: Field): string =>
  pointsAt ? type.replace(pointsAt, `[${pointsAt}](#${pointsAt.toLowerCase()})`) : type;

const pathOf = ({ method, path }: Call): string => `${method} /api${path}`;

const tags = (): string[] => [...new Set(sectionSevenCalls.map(([, { tag }]) => tag))];

/** Every call with what it is needed for: a group a table. */
export const callTable = (): string =>
  tags()
    .map((tag) => {
      const rows = sectionSevenCalls
        .filter(([, call]) => call.tag === tag)
        .map(([name, call]) => {
          const { need, without, build } = requirementOf(name);
          return row(`\`${pathOf(call)}\``, need, build ? BUILDS[build] : 'does not ask', without);
        });
      return `**${tag}**\n\n${table(['Call', 'Need', 'A build without it', 'Lost without it'], rows)}`;
    })
    .join('\n\n');

/** What is lost without a field that may be left out; '' for one that may not. */
const lossOfField = (owner: string, { path, optional }: Field): string =>
  optional ? (lossOf(owner, path.replaceAll('[]', '').replace(/^data\./, '')) ?? '') : '';

const answerOf = (name: string, answer: GenericSchema): string =>
  fieldsOf(answer)
    .map((field) => {
      const note = field.optional ? `, which may be left out. ${lossOfField(name, field)}` : '';
      return `  - \`${field.path}\`: ${linked(field)}${note}`;
    })
    .join('\n');

const sentOf = (schema: GenericSchema): string =>
  fieldsOf(schema)
    .map((field) => `  - \`${field.path}\`: ${linked(field)}${field.optional ? ', not always' : ', always'}`)
    .join('\n');

function callSection([name, call]: readonly [string, Call]): string {
  const { need, without } = requirementOf(name);
  return [
    `#### ${pathOf(call)}`,
    '',
    `${call.summary}. Called by ${CALLERS[call.caller]}. **${need}**: ${without}`,
    '',
    ...(call.query ? ['- The query has', sentOf(call.query)] : []),
    ...(call.body ? ['- The body has', sentOf(call.body)] : []),
    ...(call.givesToken ? ['- The token comes in the `authorization` header'] : []),
    '- The answer has',
    answerOf(name, call.answer),
  ].join('\n');
}

/** Every call of section 7: who calls it, what is sent and what is answered. */
export const callSections = (): string =>
  tags()
    .map((tag) =>
      [`### ${tag}`, ...sectionSevenCalls.filter(([, call]) => call.tag === tag).map(callSection)].join('\n\n'),
    )
    .join('\n\n');

/** The named shapes that the answers of those calls are made of, in the order they are met. */
export function answeredShapes(): readonly string[] {
  const shapes = new Set<string>();
  const visit = (schema: GenericSchema): void => {
    for (const { pointsAt } of fieldsOf(schema)) {
      const shape = pointsAt === undefined ? undefined : namedSchemas[pointsAt];
      if (pointsAt === undefined || shape === undefined || shapes.has(pointsAt)) continue;
      shapes.add(pointsAt);
      visit(shape);
    }
  };
  for (const [, { answer }] of sectionSevenCalls) visit(answer);
  return [...shapes].sort();
}

/** Those shapes, field by field: must, or may and what is lost without. */
export const shapeTables = (): string =>
  answeredShapes()
    .map((name) => {
      const fields = namedSchemas[name] ? fieldsOf(namedSchemas[name]) : [];
      const rows = fields.map((field) =>
        row(`\`${field.path}\``, linked(field), field.optional ? 'may' : 'must', lossOfField(name, field)),
      );
      return `### ${name}\n\n${table(['Field', 'Type', 'Need', 'Lost without it'], rows)}`;
    })
    .join('\n\n');

/** The calls beyond section 7. */
export const ownCallTable = (): string =>
  table(
    ['Call', 'Lost without it'],
    Object.entries(calls)
      .filter(([name, { caller }]) => requirementOf(name).need === 'ours' && caller !== 'editor')
      .map(([name, call]) => row(`\`${pathOf(call)}\``, requirementOf(name).without)),
  );
