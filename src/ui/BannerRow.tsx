import type { ReactNode } from 'react';
import { tw } from './tw.ts';

/** More than these are swiped through on a desktop too. */
export const MAX_LAID_OUT = 6;

/** The width that it has decides how banners stand, so that the editor's preview looks as the home page. */
export const bannerBox = tw`@container`;

/** The row: swiped through; where there is room for them side by side, one to six stand in one or two lines. */
export function bannerRow(onWide: number, onNarrow: number): string {
  const row = tw`-mx-(--gutter) mt-5 carousel flex scroll-px-(--gutter) gap-3 px-(--gutter) py-1 @4xl:-mx-1 @4xl:mt-8 @4xl:grid @4xl:gap-5 @4xl:px-1`;
  const widths = onNarrow < 2 ? tw`*:w-full` : tw`*:w-74 @4xl:*:w-auto`;
  if (onWide > MAX_LAID_OUT) return `${row} ${widths} ${tw`@4xl:auto-cols-[minmax(20rem,1fr)] @4xl:grid-flow-col`}`;
  return `${row} ${widths} ${onWide === 3 ? tw`@4xl:grid-cols-[1.4fr_1fr_1fr]` : tw`@4xl:grid-cols-6`}`;
}

/** Banners as the home page lays them out. */
export const BannerRow = ({ count, children }: { count: number; children: ReactNode }) => (
  <div className={bannerBox}>
    <div className={bannerRow(count, count)}>{children}</div>
  </div>
);
