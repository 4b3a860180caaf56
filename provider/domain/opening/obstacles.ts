import type { Opening, PageFault } from '../../../contract/desk-opening.ts';

/** What keeps a shop closed. */
export type Obstacles = Pick<Opening, 'demoValues' | 'pages'>;

export const isClear = ({ demoValues, pages }: Obstacles): boolean => demoValues.length + pages.length === 0;

const FAULTS: Readonly<Record<PageFault, string>> = {
  missing: 'is not published yet',
  draft: 'has blanks that are not filled in',
  demo: 'still names the demo shop',
};

/** What keeps a shop closed, in lines for an operator; none where nothing does. */
export const describeObstacles = ({ demoValues, pages }: Obstacles): string[] =>
  isClear({ demoValues, pages })
    ? []
    : [
        'This shop is not open yet: shoppers read so, and orders are refused. It opens once these are its own:',
        ...demoValues.map(({ name, value }) => `- ${name} in src/shop.ts: ${value} is the demo’s`),
        ...pages.map(({ page, fault }) => `- the page /cms/${page} ${FAULTS[fault]}: write it at /editor`),
      ];
