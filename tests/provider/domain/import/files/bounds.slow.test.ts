import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { openTable } from '../../../../../provider/domain/import/files/open-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-large-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** How many rows are read, and why no more are. */
async function readAll(content: string | Uint8Array): Promise<{ rows: number; reason: string }> {
  const path = join(folder, 'goods');
  writeFileSync(path, content);
  let rows = 0;
  try {
    for await (const _ of (await openTable(path, 'goods')).records()) rows += 1;
    return { rows, reason: '' };
  } catch (error) {
    return { rows, reason: (error as Error).message };
  }
}
const rows = (count: number) => Array.from({ length: count }, (_, i) => `Salt ${i},28\n`).join('');
const workbook = (texts: string) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': '<workbook><sheets><sheet name="1" r:id="a"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<r><Relationship Id="a" Target="/xl/s.xml"/><Relationship Id="t" Type="x/sharedStrings" Target="/xl/t.xml"/></r>',
        'xl/s.xml': '',
        'xl/t.xml': texts,
      }).map(([path, xml]) => [path, strToU8(xml)]),
    ),
  );

test('a file has 200,000 rows at most', async () => {
  const reason = 'The file goods has more than 2,00,000 rows. Divide it into several files.';
  expect(await readAll(`name,price\n${rows(200_001)}`)).toEqual({ rows: 200_000, reason });
});

test('a workbook has a million texts at most', async () => {
  const { reason } = await readAll(workbook('<si/>'.repeat(1_000_001)));
  expect(reason).toBe('The workbook goods is too large. Save its sheet as CSV and import that.');
});
