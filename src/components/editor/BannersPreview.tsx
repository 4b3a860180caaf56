import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $bannerRow, bannersOn } from '../../stores/editor/banners.ts';
import { $language } from '../../stores/editor/language.ts';
import { BannerRow } from '../../ui/BannerRow.tsx';
import { tw } from '../../ui/tw.ts';
import { BannerPreview } from './BannerPreview.tsx';

const STAGES = { mobile: 'Phone', desktop: 'Desktop' } as const;

/** As wide as the screen it stands for, and drawn smaller: the very layout of the home page. */
const PHONE = tw`h-[calc(11.5rem*var(--scale))] w-82 [--scale:0.75]`;
const DESKTOP = tw`w-312 [--scale:0.24] @max-[18.5rem]/stage:[--scale:0.2] @min-[27rem]/stage:[--scale:0.34] @min-[34rem]/stage:[--scale:0.43]`;
const ONE_ROW = tw`h-[calc(16rem*var(--scale))]`;
const TWO_ROWS = tw`h-[calc(26rem*var(--scale))]`;

const sizeOf = (screen: keyof typeof STAGES, banners: number): string =>
  screen === 'mobile' ? PHONE : `${DESKTOP} ${banners > 3 ? TWO_ROWS : ONE_ROW}`;

/** All banners as the home page shows them, with the open one in its place, on a phone and on a desktop. */
export function BannersPreview() {
  const row = useStore($bannerRow);
  const language = useStore($language);
  const [now] = useState(() => new Date().toISOString());
  return (Object.keys(STAGES) as (keyof typeof STAGES)[]).map((screen) => {
    const banners = bannersOn(row, screen, now);
    return (
      <div
        key={screen}
        lang={language}
        role="group"
        aria-label={STAGES[screen]}
        className="@container/stage overflow-hidden last:mt-4"
      >
        <p className="mb-1 text-meta/cosy text-muted">{STAGES[screen]}</p>
        <div
          lang={language}
          className={`origin-top-left scale-(--scale) [--gutter:1rem] ${sizeOf(screen, banners.length)}`}
        >
          <BannerRow count={banners.length}>
            {banners.map(({ id, value }, at) => (
              <BannerPreview key={id} value={value} at={at} of={banners.length} />
            ))}
          </BannerRow>
        </div>
      </div>
    );
  });
}
