import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $bannerRow, bannersOn } from '../../stores/editor/banners.ts';
import { BannerRow } from '../../ui/BannerRow.tsx';
import { BannerPreview } from './BannerPreview.tsx';

const STAGES = { mobile: 'Phone', desktop: 'Desktop' } as const;

/** All banners as the home page shows them, with the open one in its place, on a phone and on a desktop. */
export function BannersPreview() {
  const row = useStore($bannerRow);
  const [now] = useState(() => new Date().toISOString());
  return (Object.keys(STAGES) as (keyof typeof STAGES)[]).map((screen) => {
    const shown = bannersOn(row, screen, now);
    return (
      <div key={screen} role="group" aria-label={STAGES[screen]} className="editor-stage">
        <p className="xs muted">{STAGES[screen]}</p>
        <div className={`editor-screen is-${screen}${shown.length > 3 ? 'is-two-rows' : ''}`}>
          <BannerRow count={shown.length}>
            {shown.map(({ id, value }) => (
              <BannerPreview key={id} value={value} />
            ))}
          </BannerRow>
        </div>
      </div>
    );
  });
}
