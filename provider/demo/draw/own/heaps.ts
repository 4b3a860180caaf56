import { mix } from '../colour.ts';
import { nextId, scatter } from '../svg.ts';
import { form, glow, oval, speckle, stroke, type Motif } from './form.ts';

type Grain = 'round' | 'long' | 'flake' | 'disc' | 'stick' | 'nut' | 'puff' | 'shell';

const GRAINS: Record<Grain, (size: number) => string> = {
  round: (s) => oval(0, 0, s, s * 0.92),
  disc: (s) => oval(0, 0, s, s * 0.66),
  long: (s) => oval(0, 0, s * 1.25, s * 0.4),
  flake: (s) => `M${-s} 0Q${-s * 0.3} ${-s * 0.8} ${s} ${-s * 0.1}Q${s * 0.2} ${s * 0.7} ${-s} 0Z`,
  stick: (s) =>
    `M${-s * 1.8} ${-s * 0.2}Q0 ${-s * 0.9} ${s * 1.8} 0V${s * 0.34}Q0 ${-s * 0.4} ${-s * 1.8} ${s * 0.24}Z`,
  nut: (s) =>
    `M${-s} ${s * 0.4}C${-s} ${-s * 0.8} ${s * 0.2} ${-s} ${s} ${-s * 0.2}C${s * 1.1} ${s * 0.4} ${s * 0.4} ${s * 0.3} ${s * 0.1} ${s * 0.1}C${-s * 0.3} ${s * 0.5} ${-s * 0.8} ${s} ${-s} ${s * 0.4}Z`,
  puff: (s) =>
    `M${-s} 0C${-s} ${-s * 0.8} ${-s * 0.2} ${-s * 0.8} 0 ${-s * 0.5}C${s * 0.4} ${-s * 0.9} ${s * 1.1} ${-s * 0.5} ${s} ${s * 0.1}C${s} ${s * 0.8} ${-s} ${s * 0.8} ${-s} 0Z`,
  shell: (s) =>
    `M0 ${-s}C${s} ${-s} ${s * 0.5} 0 ${s * 0.4} ${s * 0.3}C${s * 0.3} ${s} ${-s * 0.7} ${s} ${-s * 0.6} ${s * 0.3}C${-s * 0.5} 0 ${-s} ${-s} 0 ${-s}Z`,
};

/** Two decimals are enough for a grain. */
const tidy = (d: string): string => d.replace(/-?(?<!\d)\d+\.\d{3,}/g, (found) => Number(found).toFixed(2));

interface Heap {
  colours: string[];
  grain: Grain;
  size: number;
}

const HILL = 'M4 87C14 66 32 34 50 31C68 34 86 66 96 87C80 96 20 96 4 87Z';
const TOP = 33;
const FOOT = 90;

/** Half the width of the hill at a height. */
const halfAt = (y: number): number => 46 * Math.min(1, (y - 30) / 57) ** 0.8;

/** A heap of grains, laid in rows from the top: the same hill for all, so that a shelf of dals sits still. */
function heap({ colours, grain, size: given }: Heap): string {
  const size = Math.max(2.9, given * 1.12);
  const next = scatter(Math.round(size * 100) + colours.join('').length);
  const ground = colours[0] ?? '#c9a25e';
  const id = nextId('g');
  let grains = '';
  for (let y = TOP; y < FOOT; y += size * 0.95) {
    const half = halfAt(y);
    for (let x = 50 - half + next() * size; x < 50 + half; x += size * 1.7) {
      const colour = colours[Math.floor(next() * colours.length)] ?? ground;
      const tone = mix(
        mix(colour, next() > 0.45 ? '#ffffff' : '#2a1808', next() * 0.2),
        '#2a1808',
        Math.max(0, (x - 60) / 240),
      );
      const drop = y + next() * size * 0.7 + 5 * (1 - ((x - 50) / 50) ** 2) * ((y - TOP) / 57);
      grains += `<use href="#${id}" fill="${tone}" transform="translate(${x.toFixed(1)} ${drop.toFixed(1)})rotate(${Math.round(next() * 180)})"/>`;
    }
  }
  const one = `<defs><path id="${id}" d="${tidy(GRAINS[grain](size))}" stroke="${mix(ground, '#2a1808', 0.35)}" stroke-width=".45" stroke-opacity=".38"/></defs>`;
  return (
    one +
    form(HILL, [mix(ground, '#ffffff', 0.1), mix(ground, '#2a1808', 0.1), mix(ground, '#2a1808', 0.36)]) +
    grains +
    glow(40, 54, 22, 16, -30, 0.28)
  );
}

/** Flour, ground spice, sugar: a soft hill with a few crumbs. */
function powder(colour: string): string {
  const deep = mix(colour, '#2a1808', 0.3);
  const surface =
    speckle(7, 130, [4, 30, 96, 94], deep, 0.8, 0.35) +
    speckle(8, 110, [4, 30, 80, 94], mix(colour, '#ffffff', 0.6), 0.9, 0.6) +
    stroke('M52 34Q66 52 68 92M34 58Q24 74 22 92', deep, 2.4, 0.16);
  return (
    form(
      'M2 88C10 80 22 52 36 38C44 30 54 29 62 36C78 52 90 80 98 88C84 97 16 97 2 88Z',
      [mix(colour, '#ffffff', 0.45), colour, mix(colour, '#2a1808', 0.34)],
      surface,
    ) +
    speckle(9, 14, [4, 84, 96, 95], deep, 1, 0.4) +
    glow(38, 54, 14, 18, 28, 0.35)
  );
}

const HEAPS: Record<string, Heap> = {
  rice: { colours: ['#faf6e8', '#f0e8cf'], grain: 'long', size: 3 },
  'rice-short': { colours: ['#fbf4dc', '#f0e4bd'], grain: 'long', size: 2.2 },
  'rice-brown': { colours: ['#d9b27c', '#c79a60'], grain: 'long', size: 3 },
  'rice-black': { colours: ['#3d2a34', '#54394a'], grain: 'long', size: 3 },
  wheat: { colours: ['#d9a861', '#c28a44'], grain: 'long', size: 3.4 },
  masoor: { colours: ['#ee8450', '#e2683a'], grain: 'disc', size: 2.7 },
  moong: { colours: ['#f3cf57', '#e7b838'], grain: 'long', size: 3 },
  'moong-green': { colours: ['#7c9a3f', '#5f8030'], grain: 'round', size: 2.5 },
  cholar: { colours: ['#f0b93f', '#dd9d26'], grain: 'round', size: 3.1 },
  arhar: { colours: ['#f2c44d', '#e5ab33'], grain: 'disc', size: 3 },
  biuli: { colours: ['#f4eedd', '#e6dcc2'], grain: 'long', size: 3 },
  'urad-black': { colours: ['#34302f', '#4b4441'], grain: 'round', size: 2.5 },
  motor: { colours: ['#f0cc5a', '#e2b53f'], grain: 'round', size: 3.5 },
  'green-motor': { colours: ['#9cb456', '#7e9a3e'], grain: 'round', size: 3.6 },
  kabuli: { colours: ['#eed9ac', '#dfc38b'], grain: 'round', size: 4.4 },
  chana: { colours: ['#8a5a34', '#6f4425'], grain: 'round', size: 3.4 },
  rajma: { colours: ['#7d2a2c', '#5f1a20'], grain: 'nut', size: 4.6 },
  lobia: { colours: ['#efe2c4', '#dfcba0'], grain: 'nut', size: 3.8 },
  soya: { colours: ['#d9b47a', '#c59a5e'], grain: 'round', size: 5.6 },
  mixed: { colours: ['#ee8450', '#f3cf57', '#7c9a3f', '#f4eedd', '#8a5a34'], grain: 'round', size: 2.9 },
  posto: { colours: ['#f1e8d4', '#dccfb4', '#cabb9c'], grain: 'round', size: 1.5 },
  'mustard-black': { colours: ['#43302a', '#5a4238'], grain: 'round', size: 2 },
  'mustard-yellow': { colours: ['#e8bf4a', '#d4a530'], grain: 'round', size: 2 },
  jeera: { colours: ['#a07c48', '#856234'], grain: 'long', size: 2.6 },
  'kalo-jeera': { colours: ['#2c2624', '#3f3633'], grain: 'long', size: 1.9 },
  dhone: { colours: ['#c9a868', '#b59252'], grain: 'round', size: 2.8 },
  methi: { colours: ['#cf9f3c', '#b58528'], grain: 'disc', size: 2.5 },
  mouri: { colours: ['#a5b068', '#8b9850'], grain: 'long', size: 2.9 },
  radhuni: { colours: ['#7a6238', '#94794a'], grain: 'long', size: 2 },
  'panch-phoron': { colours: ['#a07c48', '#2c2624', '#cf9f3c', '#a5b068', '#5a4238'], grain: 'long', size: 2.6 },
  pepper: { colours: ['#3c302a', '#554439'], grain: 'round', size: 2.9 },
  elaichi: { colours: ['#a4b872', '#8aa058'], grain: 'disc', size: 4.4 },
  labanga: { colours: ['#5a3626', '#74482f'], grain: 'shell', size: 3.6 },
  til: { colours: ['#f3e8cc', '#e0d0a8'], grain: 'flake', size: 2.2 },
  sabudana: { colours: ['#fbfaf4', '#ecebe0'], grain: 'round', size: 3 },
  muri: { colours: ['#fbf3e0', '#efe0c0'], grain: 'puff', size: 4.4 },
  popcorn: { colours: ['#fff6d6', '#f7dc8e', '#fffdf2'], grain: 'puff', size: 6.4 },
  khoi: { colours: ['#fffcf2', '#f3e6c8', '#e9d29c'], grain: 'puff', size: 5.4 },
  chira: { colours: ['#f7ecd2', '#ead9b2'], grain: 'flake', size: 4.6 },
  oats: { colours: ['#ecd9b0', '#dcc28e'], grain: 'flake', size: 4 },
  flakes: { colours: ['#f0b044', '#e09428'], grain: 'flake', size: 5.6 },
  muesli: { colours: ['#ecd9b0', '#d9a24c', '#7a3f2c', '#f3e6c8'], grain: 'flake', size: 4.6 },
  peanut: { colours: ['#d98f62', '#c5754a'], grain: 'nut', size: 4.4 },
  cashew: { colours: ['#f6e4bc', '#ead09a'], grain: 'nut', size: 6 },
  almond: { colours: ['#b36a36', '#9a5428'], grain: 'shell', size: 5.2 },
  pista: { colours: ['#e0cfa0', '#b9c47a', '#d0ba88'], grain: 'disc', size: 5 },
  walnut: { colours: ['#c99a62', '#b0804a'], grain: 'puff', size: 6 },
  kismis: { colours: ['#c79a3a', '#a87a28', '#b5862e'], grain: 'nut', size: 4 },
  dates: { colours: ['#6e3d22', '#854c2a'], grain: 'disc', size: 7 },
  makhana: { colours: ['#fbf6e8', '#efe2c4', '#d9c39a'], grain: 'puff', size: 6.6 },
  'tea-leaf': { colours: ['#3a2418', '#4f3220', '#5f4028'], grain: 'flake', size: 3 },
  'tea-ctc': { colours: ['#4a2a1a', '#5f3822'], grain: 'round', size: 2 },
  'green-tea': { colours: ['#5f7038', '#7a8a4a', '#48582a'], grain: 'flake', size: 3.2 },
  'coffee-bean': { colours: ['#5a3420', '#6f4228'], grain: 'disc', size: 4.6 },
  chanachur: { colours: ['#e8a838', '#d98f2a', '#c9542a', '#8fae4a', '#e0b070'], grain: 'stick', size: 2.8 },
  bhujia: { colours: ['#eab23c', '#d99a28'], grain: 'stick', size: 3 },
  jhuri: { colours: ['#f3d276', '#e8bf52'], grain: 'stick', size: 3.4 },
  nimki: { colours: ['#e9c27c', '#d6a558'], grain: 'flake', size: 5.6 },
  chips: { colours: ['#f7d566', '#eec044'], grain: 'disc', size: 9 },
  papad: { colours: ['#f2dfa8', '#e3c880'], grain: 'disc', size: 11 },
  bori: { colours: ['#f0e2bc', '#dcc890'], grain: 'puff', size: 4.6 },
  pasta: { colours: ['#f3d58a', '#e6bf62'], grain: 'shell', size: 5 },
  semai: { colours: ['#ecc27a', '#dda858'], grain: 'stick', size: 2.4 },
  mihidana: { colours: ['#f4b52e', '#e79a1a'], grain: 'round', size: 2 },
  misri: { colours: ['#ffffff', '#eef2f2', '#dbe4e6'], grain: 'puff', size: 4 },
  batasa: { colours: ['#fffdf4', '#f3ead2'], grain: 'disc', size: 6 },
  'pet-food': { colours: ['#a8703c', '#c48a4a', '#7d4f2a'], grain: 'round', size: 4.4 },
  keema: { colours: ['#d9746c', '#c9574f', '#e39a90'], grain: 'stick', size: 2.8 },
  camphor: { colours: ['#ffffff', '#eef4f6'], grain: 'disc', size: 5.6 },
  sprouts: { colours: ['#d9e6a4', '#b9cf72', '#f3f5de'], grain: 'nut', size: 3.8 },
};

const POWDERS: Record<string, string> = {
  atta: '#e3c596',
  maida: '#f7f1e4',
  besan: '#f0cd72',
  suji: '#f1e2bd',
  sattu: '#d9b877',
  'rice-flour': '#fbf8f0',
  ragi: '#a5715c',
  sugar: '#fbfcfc',
  'brown-sugar': '#c08a4e',
  salt: '#f6f8fa',
  'rock-salt': '#f0c9bf',
  turmeric: '#eaa51c',
  chilli: '#c22d1f',
  'jeera-powder': '#a58150',
  'dhone-powder': '#b99858',
  'garam-masala': '#7a5230',
  'meat-masala': '#94432a',
  'fish-masala': '#c9852c',
  pepper: '#57483e',
  coffee: '#6b422a',
  cocoa: '#54301f',
  'health-drink': '#b0763f',
  'milk-powder': '#fdf8e9',
  detergent: '#dbe9f8',
  sindoor: '#d0241f',
  talc: '#ffffff',
  haldi: '#eaa51c',
};

export const heaps: Record<string, Motif> = {
  ...Object.fromEntries(Object.entries(HEAPS).map(([name, look]) => [`heap-${name}`, () => heap(look)])),
  ...Object.fromEntries(Object.entries(POWDERS).map(([name, colour]) => [`powder-${name}`, () => powder(colour)])),
};
