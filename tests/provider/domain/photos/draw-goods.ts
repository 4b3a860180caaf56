/** Goods as a camera sees them, drawn as SVG in a square of 1000: soft light, a shadow, a label with words. */
export const GOODS = ['pack', 'bottle', 'jar', 'box', 'apple', 'bananas'] as const;
export type Goods = (typeof GOODS)[number];
export const GROUNDS = ['white', 'off-white', 'transparent', 'kitchen'] as const;
export type Ground = (typeof GROUNDS)[number];

interface Shot {
  readonly goods: Goods;
  readonly ground: Ground;
  /** Degrees on the colour wheel. */
  readonly hue: number;
  readonly width: number;
  readonly height: number;
  /** How much of the shorter side the goods take. */
  readonly fill?: number;
}

const label = (x: number, y: number, width: number, height: number, words: string) => `
  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="#fffdf4"/>
  <text x="${x + width / 2}" y="${y + height * 0.42}" font-family="sans-serif" font-weight="bold" font-size="${height * 0.26}" text-anchor="middle" fill="#7a1f16">${words}</text>
  <text x="${x + width / 2}" y="${y + height * 0.74}" font-family="sans-serif" font-size="${height * 0.14}" text-anchor="middle" fill="#333">Net weight 500 g</text>`;

const DRAWN: Readonly<Record<Goods, string>> = {
  pack: `<path d="M250 120 q250 40 500 0 l-20 770 q-230 36 -460 0 z" fill="url(#body)"/>
    <path d="M250 120 q250 40 500 0 l-4 60 q-246 36 -492 0 z" fill="#0003"/>
    <path d="M300 220 q40 300 10 640" stroke="#fff6" stroke-width="34" fill="none"/>${label(330, 380, 340, 230, 'Atta')}`,
  bottle: `<rect x="430" y="60" width="140" height="90" rx="16" fill="#23402c"/>
    <path d="M445 150 h110 v120 q120 60 120 190 v420 q0 60 -60 60 h-230 q-60 0 -60 -60 v-420 q0 -130 120 -190 z" fill="url(#body)" opacity=".92"/>
    <path d="M370 480 v380" stroke="#fff9" stroke-width="26"/>${label(345, 520, 310, 220, 'Oil')}`,
  jar: `<rect x="300" y="130" width="400" height="110" rx="26" fill="#b98b1f"/>
    <rect x="270" y="230" width="460" height="640" rx="90" fill="url(#body)"/>
    <path d="M320 320 v460" stroke="#fff8" stroke-width="30"/>${label(330, 440, 340, 240, 'Achar')}`,
  box: `<path d="M200 260 l380 -90 v660 l-380 60 z" fill="url(#body)"/><path d="M580 170 l220 90 v540 l-220 30 z" fill="#0005"/>
    <path d="M580 170 l220 90 v540 l-220 30 z" fill="url(#body)" opacity=".6"/>${label(250, 400, 280, 220, 'Cha')}`,
  apple: `<path d="M500 300 C400 200 170 230 160 500 C150 760 330 920 430 900 Q500 880 570 900 C670 920 850 760 840 500 C830 230 600 200 500 300z" fill="url(#body)"/>
    <path d="M500 310 q10 -110 70 -160" stroke="#5b3a1c" stroke-width="26" fill="none"/><ellipse cx="330" cy="440" rx="60" ry="110" fill="#fff6"/>`,
  bananas: `<path d="M220 250 Q230 760 720 840 Q800 850 830 800 Q420 690 330 230 Q260 190 220 250z" fill="#f2c230"/>
    <path d="M330 210 Q400 640 800 700 Q870 690 870 650 Q520 560 430 200 Q370 160 330 210z" fill="#e7b01c"/>
    <path d="M220 250 l20 -60 l80 -20 l110 20 l0 30 l-100 20z" fill="#6f5a1e"/>`,
};

const ground = (kind: Ground, width: number, height: number): string =>
  ({
    white: '<rect width="100%" height="100%" fill="#fff"/>',
    'off-white': '<rect width="100%" height="100%" fill="url(#studio)"/>',
    transparent: '',
    kitchen: `<rect width="100%" height="100%" fill="url(#wall)"/>
      <rect y="${height * 0.66}" width="${width}" height="${height * 0.34}" fill="url(#table)"/>`,
  })[kind];

/** A photo's SVG, without its encoding. */
export function drawShot({ goods, ground: kind, hue, width, height, fill = 0.86 }: Shot): string {
  const side = Math.min(width, height) * fill;
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const shadow =
    kind === 'transparent'
      ? ''
      : `<ellipse cx="500" cy="905" rx="300" ry="40" fill="#000" opacity=".28" filter="url(#soft)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="body"><stop offset="0" stop-color="hsl(${hue},62%,34%)"/><stop offset=".35" stop-color="hsl(${hue},70%,56%)"/><stop offset="1" stop-color="hsl(${hue},66%,28%)"/></linearGradient>
    <radialGradient id="studio"><stop offset=".4" stop-color="#fbfaf8"/><stop offset="1" stop-color="#e3e1dd"/></radialGradient>
    <linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="#cdd6cf"/><stop offset="1" stop-color="#8f9c97"/></linearGradient>
    <linearGradient id="table" x2="0" y2="1"><stop offset="0" stop-color="#8a5a35"/><stop offset="1" stop-color="#5d3a20"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="22"/></filter></defs>
    ${ground(kind, width, height)}
    <g transform="translate(${x} ${y}) scale(${side / 1000})">${shadow}${DRAWN[goods]}</g></svg>`;
}
