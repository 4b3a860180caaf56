import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '../../ui/icons.ts';
import { LargePicture as Picture } from '../../ui/LargePicture.tsx';
import { tw } from '../../ui/tw.ts';
import { t } from '../../i18n/t.ts';

export interface LargePicture {
  readonly src: string;
  readonly alt: string;
  /** What the page shows of it. */
  readonly small: string;
}

interface Props {
  pictures: readonly LargePicture[];
  start: number;
  onClose: () => void;
}

const CONTROL = tw`btn btn-square btn-ghost`;
/** Beside the picture, where there is a pointer to press them with; a finger swipes. */
const STEP = tw`btn absolute top-1/2 btn-square -translate-y-1/2 bg-surface pointer-coarse:hidden`;

/** Which point of a picture is looked at, as shares of its width and height. */
const MIDDLE = { x: 0.5, y: 0.5 };

/** Pictures over the whole screen: swiped through, spread with two fingers, or enlarged by a tap, a click or the button. */
export default function Gallery({ pictures, start, onClose }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const [point, zoomTo] = useState<typeof MIDDLE | null>(null);
  const several = pictures.length > 1;

  const show = (i: number): void => {
    track.current?.children[i]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  useLayoutEffect(() => show(start), [start]);
  useLayoutEffect(() => {
    const slide = track.current?.children[at];
    if (!slide || !point) return;
    slide.scrollLeft = point.x * slide.scrollWidth - slide.clientWidth / 2;
    slide.scrollTop = point.y * slide.scrollHeight - slide.clientHeight / 2;
  }, [point, at]);

  const zoomAt = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    zoomTo(point ? null : { x: (clientX - left) / width, y: (clientY - top) / height });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      className="flex h-dvh max-h-none w-screen max-w-none flex-col rounded-none bg-(--tint) p-0"
      aria-label={t('Pictures')}
    >
      <div className="flex flex-none items-center gap-1 bg-surface p-1 text-base-content">
        <p className="mr-auto pl-3 num" role="status">
          {several && t('Picture {number} of {count}', { number: at + 1, count: pictures.length })}
        </p>
        <button
          type="button"
          className={CONTROL}
          aria-label={t('Zoom')}
          aria-pressed={point !== null}
          onClick={() => zoomTo(point ? null : MIDDLE)}
        >
          {point ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
        </button>
        <button type="button" className={CONTROL} aria-label={t('Close')} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      <div
        ref={track}
        className={`carousel min-h-0 w-full flex-1 ${point ? 'overflow-x-hidden' : ''}`}
        {...(several && { role: 'group', 'aria-label': t('Large pictures'), tabIndex: 0 })}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {pictures.map((picture, i) => (
          <div
            key={picture.src}
            className="carousel-item size-full overflow-auto"
            {...(point && i === at && { role: 'group', 'aria-label': t('Enlarged picture'), tabIndex: 0 })}
          >
            <div
              className={`relative flex-none ${point && i === at ? 'size-[250%] cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
              onClick={zoomAt}
            >
              <Picture {...picture} />
            </div>
          </div>
        ))}
      </div>
      {several && at > 0 && (
        <button
          type="button"
          className={`${STEP} left-3`}
          aria-label={t('Previous picture')}
          onClick={() => show(at - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
      )}
      {several && at < pictures.length - 1 && (
        <button type="button" className={`${STEP} right-3`} aria-label={t('Next picture')} onClick={() => show(at + 1)}>
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </Dialog>
  );
}
