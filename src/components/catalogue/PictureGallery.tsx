import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isPlainClick } from '../../ui/plain-click.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import type { LargePicture } from './Gallery.tsx';
import { msg } from '../../../contract/msg.ts';

const Gallery = lazyComponent({ name: msg('The pictures'), load: () => import('./Gallery.tsx') });

interface Opened {
  readonly carousel: Element;
  readonly pictures: readonly LargePicture[];
  readonly start: number;
}

/** Opens the page's pictures over the whole screen. They are links to themselves, which the browser follows without it. */
export function PictureGallery() {
  const [opened, open] = useState<Opened | null>(null);

  useEffect(() => {
    const carousel = document.querySelector('shop-carousel');
    const click = (event: Event) => {
      const links = [...(carousel?.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]') ?? [])];
      const start = links.findIndex((link) => link.contains(event.target as Node));
      if (!carousel || start < 0 || !isPlainClick(event as MouseEvent)) return;
      event.preventDefault();
      const pictures = links.map((link) => {
        const image = link.querySelector('img');
        return { src: link.href, alt: image?.alt ?? '', small: image?.currentSrc ?? '' };
      });
      open({ carousel, pictures, start });
    };
    carousel?.addEventListener('click', click);
    return () => carousel?.removeEventListener('click', click);
  }, []);

  // In the carousel, whose ground it takes.
  return (
    opened &&
    createPortal(
      <Gallery pictures={opened.pictures} start={opened.start} onClose={() => open(null)} />,
      opened.carousel,
    )
  );
}
