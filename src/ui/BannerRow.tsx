import type { ReactNode } from 'react';
import './banner-card.css';

/** More than these are swiped through on a desktop too. */
const MOST_LAID_OUT = 6;

/** The class that lays out so many banners where there is room for them side by side. */
export const wideLayout = (banners: number): string => `wide-${banners > MOST_LAID_OUT ? 'more' : banners}`;

/** Banners as the home page lays them out; the width that it has decides, not that of the window. */
export const BannerRow = ({ count, children }: { count: number; children: ReactNode }) => (
  <div className={`banner-box${count < 2 ? 'single' : ''}`}>
    <div className={`banners ${wideLayout(count)}`}>{children}</div>
  </div>
);
