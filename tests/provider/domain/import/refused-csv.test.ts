import { expect, test } from 'vitest';
import { refusedCsv } from '../../../../provider/domain/import/refused-csv.ts';

test('names line, reason and fields, and holds nothing that a spreadsheet would calculate', () => {
  const refused = [
    { line: 4, reason: 'it has no name', fields: ['', '=HYPERLINK("http://x.example")', '@SUM(A1)'] },
    { line: 9, reason: 'its quotes are broken', fields: ['8,"Lost "quote" Tea"'] },
  ];
  expect(refusedCsv(['Name', '+Note', 'Price'], refused)).toBe(
    [
      "\ufeffline,reason,Name,'+Note,Price",
      '4,it has no name,,"\'=HYPERLINK(""http://x.example"")",\'@SUM(A1)',
      '9,its quotes are broken,"8,""Lost ""quote"" Tea"""',
      '',
    ].join('\n'),
  );
});
