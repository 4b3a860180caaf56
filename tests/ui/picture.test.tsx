import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from '../../src/ui/Picture.tsx';
import { ProductPicture } from '../../src/ui/ProductPicture.tsx';
import { Thumb } from '../../src/ui/Thumb.tsx';
import { product } from './product.ts';

const PHOTO = '/api/pictures/0123456789abcdef0123456789abcdef.webp';
const render = (image: string | null, onTile = true) =>
  renderToStaticMarkup(<Picture image={image} alt="" width={160} sizes="4rem" onTile={onTile} />);

describe('the ground of a picture', () => {
  test.each([PHOTO, 'https://cdn.example/salt.jpg?v=2', 'https://cdn.example/pictures/17', 'data:image/png;base64,aa'])(
    'is its own on a tile where it is a photo: %s',
    (image) => expect(render(image)).toMatch(/^<picture class="photo" data-lazy="">/),
  );

  test.each(['/api/pictures/atta.svg', 'https://cdn.example/salt.SVG?v=2', 'data:image/svg+xml,<svg/>'])(
    'is the tile’s where it is drawn: %s',
    (image) => expect(render(image)).toMatch(/^<picture data-lazy="">/),
  );

  test('is what lies there where there is no tile, and no picture', () => {
    expect(render(PHOTO, false)).not.toContain('photo"');
    expect(render(null)).not.toContain('picture');
  });

  test('covers the tiles of a product’s page, its thumbs, and lines', () => {
    const images = [PHOTO, 'https://cdn.example/back.jpg'];
    const page = renderToStaticMarkup(<ProductPicture product={product({ image: PHOTO, images })} />);
    expect(page.match(/<picture class="photo"/g)).toHaveLength(4);
    expect(renderToStaticMarkup(<Thumb image={PHOTO} />)).toMatch(
      /^<span class="relative [^"]*"><picture class="photo"/,
    );
  });
});
