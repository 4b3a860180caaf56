import { expect, test } from 'vitest';
import { possiblyMeant, refuseUnknown } from '../../server/settings.ts';

const refused = (...names: string[]): string => {
  try {
    refuseUnknown(names);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('settings that there are pass, those of the publisher too', () => {
  expect(refused('PORT', 'DATA_DIR', 'PUBLISHER_CHECKS')).toBe('');
});

test('a misspelt setting is named, with the one that may be meant', () => {
  expect(refused('POTR', 'HOST')).toBe(
    '.env has a setting that does not exist: POTR. Did you mean PORT? All settings: docs/settings.md',
  );
  expect(refused('NONSENSE')).toBe('.env has a setting that does not exist: NONSENSE. All settings: docs/settings.md');
});

test('several are named at once', () => {
  expect(refused('POTR', 'data_dir')).toBe(
    '.env has settings that do not exist: POTR, data_dir. Did you mean PORT, DATA_DIR? All settings: docs/settings.md',
  );
});

test('a name of the environment that is a letter away from a setting is pointed out', () => {
  expect(possiblyMeant(['DATADIR', 'DATA_DIR', 'HOME', 'SITE_URL', 'PATH', 'EDITOR'])).toEqual([
    'The environment has DATADIR, which is no setting. Did you mean DATA_DIR?',
  ]);
});
