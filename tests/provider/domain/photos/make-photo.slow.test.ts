import { describe, expect, test } from 'vitest';
import { makePhoto } from '../../../../provider/domain/photos/make-photo.ts';
import { generatePhotos } from '../../fixtures/photos/generate-photos.ts';

describe('a photo', () => {
  test('is made of all 50 that a shop may have', async () => {
    const ids = new Set<string>();
    for await (const { bytes } of generatePhotos()) ids.add((await makePhoto(bytes)).id);
    expect(ids.size).toBe(50);
  });
});
