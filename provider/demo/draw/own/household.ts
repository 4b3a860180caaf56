import { fill, form, glow, oval, repeat, speckle, stroke, tones, turned, type Motif } from './form.ts';

const bubble = (x: number, y: number, r: number): string =>
  form(oval(x, y, r, r), ['#ffffff', '#cfeaf6', '#8fc4de']) +
  glow(x - r * 0.35, y - r * 0.35, r * 0.35, r * 0.25, -30, 0.9);

const marigold = (colour: string): string =>
  form(oval(50, 50, 44, 44), tones(colour)) +
  [38, 28, 18, 9]
    .map((radius, ring) =>
      Array.from({ length: 14 - ring * 3 }, (_, index) =>
        turned(
          50,
          50,
          (index * 360) / (14 - ring * 3) + ring * 13,
          form(oval(0, -radius, 8.6 - ring, 7.4 - ring), tones(colour)),
        ),
      ).join(''),
    )
    .join('');

const flame = (x: number, y: number): string =>
  form(
    `M${x} ${y - 22}C${x + 10} ${y - 8} ${x + 9} ${y + 4} ${x} ${y + 5}C${x - 9} ${y + 4} ${x - 10} ${y - 8} ${x} ${y - 22}Z`,
    ['#fff3b0', '#fbb52e', '#e8641a'],
  ) + fill(oval(x, y - 2, 3.4, 5.4), '#fffbe0', 0.9);

const cloth = (colour: string): string =>
  form(
    'M12 34C30 26 70 26 88 34V78C70 86 30 86 12 78Z',
    tones(colour),
    stroke('M12 46C30 38 70 38 88 46M12 58C30 50 70 50 88 58M12 70C30 62 70 62 88 70', '#ffffff', 1.6, 0.5) +
      stroke('M30 28V84M50 26V86M70 28V84', '#ffffff', 1.6, 0.4),
  );

export const household: Record<string, Motif> = {
  bubbles: () => bubble(38, 58, 28) + bubble(72, 40, 19) + bubble(70, 78, 13) + bubble(40, 20, 9),
  clothes: () =>
    form('M34 18L10 32L20 54L28 48V90H72V48L80 54L90 32L66 18C62 28 38 28 34 18Z', ['#ffffff', '#e4eef8', '#a9bfd6']) +
    stroke('M28 48V34M72 48V34', '#a9bfd6', 1.8) +
    fill('M84 8l2.4 6 6 2.4-6 2.4-2.4 6-2.4-6-6-2.4 6-2.4Z', '#f2ae2e'),
  plate: () =>
    form(oval(50, 54, 44, 40), ['#ffffff', '#eef3f6', '#b6c6d0'], stroke(oval(50, 54, 29, 26), '#c2d2dc', 1.8)) +
    glow(36, 36, 16, 8, -30, 0.9) +
    fill('M80 6l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z', '#f2ae2e'),
  tiles: () =>
    fill('M6 46L50 26L94 46L50 68Z', '#dff0f4') +
    stroke('M28 36L72 57M72 36L28 57M6 46L50 68L94 46L50 26Z', '#8fb9c8', 2) +
    fill('M70 10l3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM30 66l2.4 6 6 2.4-6 2.4-2.4 6-2.4-6-6-2.4 6-2.4Z', '#f2ae2e'),
  toilet: () =>
    form('M24 10H66V40H24Z', ['#ffffff', '#eef3f6', '#b6c6d0']) +
    form('M18 44H88C88 64 76 74 62 76L64 94H34L36 74C24 68 18 58 18 44Z', ['#ffffff', '#eef3f6', '#b6c6d0']) +
    form('M14 40H92V48H14Z', ['#ffffff', '#dfe8ee', '#b6c6d0']),
  glass: () =>
    form('M16 12H84V88H16Z', ['#eef9fd', '#bfe0ee', '#82b4cc']) +
    stroke('M28 70L62 24M44 76L72 38', '#ffffff', 5, 0.8) +
    stroke('M16 12H84V88H16Z', '#8a6a42', 4),
  agarbatti: () =>
    [
      [-14, 46],
      [-5, 49],
      [5, 52],
      [14, 55],
    ]
      .map(([turn, x]) =>
        turned(x ?? 0, 84, turn ?? 0, stroke('M0 0V-30', '#d9a95c', 2) + stroke('M0-30V-64', '#5a3a2c', 4)),
      )
      .join('') +
    stroke('M40 18C34 10 46 6 40-2M62 16C70 8 58 4 66-4', '#b9b2a6', 2, 0.6) +
    form('M26 82H74L66 96H34Z', ['#e9c264', '#c08f2c', '#7d5810']),
  dhoop: () =>
    form('M32 40L50 28L68 40L72 84H28Z', ['#a8703c', '#6f4424', '#3c220f']) +
    stroke('M50 28C44 18 58 14 50 2', '#b9b2a6', 2.4, 0.7) +
    form(oval(50, 86, 34, 8), ['#e9c264', '#c08f2c', '#7d5810']),
  diya: () =>
    flame(74, 44) +
    form(
      'M6 52C22 60 78 60 96 46C94 74 76 88 50 88C26 88 10 74 6 52Z',
      ['#d98a5c', '#a9552e', '#6a2e14'],
      stroke('M14 66Q50 80 86 62', '#f3c47a', 2, 0.7),
    ) +
    form('M6 52C22 42 76 42 96 46C80 60 24 62 6 52Z', ['#f6cf7a', '#d9982e', '#a0661a']),
  candle: () =>
    flame(50, 26) +
    stroke('M50 34V26', '#3a2a1c', 2) +
    form('M36 34H64V94H36Z', ['#ffffff', '#f6eeda', '#cfbf98']) +
    fill('M36 34H64V40Q60 48 57 40Q54 52 50 42Q46 46 43 40Q39 46 36 40Z', '#ffffff'),
  matchbox: () =>
    form('M8 44L60 34L94 46L42 58Z', ['#f6cf7a', '#eab440', '#c4881e']) +
    form('M8 44L42 58V82L8 66Z', ['#7a4a34', '#5a3222', '#3a1e12']) +
    form('M42 58L94 46V70L42 82Z', ['#d9483c', '#b32a24', '#7a1816']) +
    flame(66, 26) +
    stroke('M66 30L74 52', '#e9c88a', 3),
  marigold: () =>
    repeat(marigold('#f0982a'), [
      [32, 62, 0, 0.54],
      [70, 60, 30, 0.52],
      [50, 36, 14, 0.54],
    ]),
  'marigold-garland': () =>
    repeat(
      marigold('#f0902a'),
      Array.from({ length: 13 }, (_, index): [number, number, number, number] => [
        50 - Math.cos((index / 12) * Math.PI) * 38,
        18 + Math.sin((index / 12) * Math.PI) * 62,
        index * 40,
        0.19,
      ]),
    ),
  joba: () =>
    Array.from({ length: 5 }, (_, index) =>
      turned(
        50,
        52,
        index * 72,
        form(
          'M0 0C-26-8-26-40 0-44C26-40 26-8 0 0Z',
          ['#f46a5a', '#cf2024', '#86101c'],
          stroke('M0-4V-36M0-6Q-8-18-12-32M0-6Q8-18 12-32', '#8a1018', 1, 0.5),
        ),
      ),
    ).join('') +
    stroke('M50 52L70 26', '#f6cf5a', 4) +
    fill(oval(70, 26, 4, 4) + oval(74, 30, 2.6, 2.6) + oval(66, 22, 2.6, 2.6), '#f9de7a'),
  conch: () =>
    form(
      'M8 54C14 30 44 18 64 30C84 40 96 52 92 58C86 62 72 60 64 66C54 76 40 84 26 78C14 72 6 64 8 54Z',
      ['#ffffff', '#f6ead8', '#cbb494'],
      stroke('M22 36C32 48 34 64 28 78M36 28C46 42 48 60 42 78M50 26C58 38 60 54 56 72', '#cbb08a', 1.6, 0.6),
    ) + form('M46 60C58 50 76 50 90 56C78 60 62 62 52 72Z', ['#f8cdbc', '#e0957e', '#b0654e']),
  wick: () =>
    [
      [-24, 40],
      [-8, 46],
      [8, 54],
      [24, 60],
    ]
      .map(([turn, x]) =>
        turned(
          x ?? 0,
          88,
          turn ?? 0,
          form('M-7 0C-10-24-6-50 0-66C6-50 10-24 7 0Z', ['#ffffff', '#f6f3ea', '#cfc8b6']),
        ),
      )
      .join(''),
  coil: () =>
    stroke(
      'M50 52C56 46 62 54 54 60C42 66 34 52 44 42C58 30 76 46 68 64C58 84 24 78 22 52C20 24 58 12 80 32C94 48 88 70 82 80',
      '#3f6b3c',
      7,
    ) +
    stroke(
      'M50 52C56 46 62 54 54 60C42 66 34 52 44 42C58 30 76 46 68 64C58 84 24 78 22 52C20 24 58 12 80 32C94 48 88 70 82 80',
      '#6f9a5c',
      1.6,
      0.7,
    ),
  scrub: () =>
    form(
      'M8 38L74 26L94 54L28 70Z',
      ['#8fd07a', '#4c9a48', '#2a6630'],
      speckle(51, 90, [10, 28, 92, 68], '#d0f0b8', 1.2, 0.6),
    ) +
    form('M8 38L28 70V84L8 52Z', ['#f6dc6a', '#e6bc30', '#b08a14']) +
    form('M28 70L94 54V68L28 84Z', ['#fbe88a', '#f0cc4a', '#c49a1e']),
  'steel-wool': () =>
    form(
      oval(50, 54, 40, 34),
      ['#eef1f3', '#b3bbc1', '#6a737a'],
      Array.from({ length: 22 }, (_, index) =>
        stroke(
          `M${10 + ((index * 23) % 70)} ${24 + ((index * 31) % 54)}q10-12 18 0t14 4`,
          index % 2 ? '#ffffff' : '#6a737a',
          1.2,
          0.6,
        ),
      ).join(''),
    ),
  broom: () =>
    stroke('M78 6L52 46', '#b5843c', 7) +
    form(
      'M46 40L60 48C58 62 56 78 44 96C30 94 14 84 6 72C22 66 36 54 46 40Z',
      ['#f0d48a', '#d0a548', '#8f6a20'],
      stroke('M50 46L20 80M53 48L32 90M48 44L10 74', '#8f6a20', 1.2, 0.6),
    ) +
    stroke('M42 46L56 54', '#b0332c', 4),
  mop: () =>
    stroke('M50 2V54', '#4f8ac4', 6) +
    form('M32 50H68L72 60H28Z', ['#6fa8dc', '#3c78b4', '#1f4f80']) +
    Array.from({ length: 9 }, (_, index) =>
      stroke(`M${30 + index * 5} 60Q${24 + index * 6.5} 78 ${18 + index * 8} 94`, index % 2 ? '#f3f1ea' : '#dcd8cc', 6),
    ).join(''),
  'cotton-cloth': () => cloth('#e6a24c'),
  'bin-bag': () =>
    form(
      'M36 24C28 20 30 10 38 12Q50 18 62 12C70 10 72 20 64 24C86 38 94 66 86 86C76 96 24 96 14 86C6 66 14 38 36 24Z',
      ['#5f6a64', '#363f3a', '#161c19'],
      stroke('M40 26Q24 52 26 88M60 26Q76 52 74 88M50 28V92', '#7f8c86', 1.6, 0.5),
    ) + stroke('M36 24Q50 30 64 24', '#c4ccc8', 3),
  foil: () =>
    form('M16 40C16 30 84 30 84 40V70C84 80 16 80 16 70Z', ['#ffffff', '#c4ccd2', '#7f8a92']) +
    form(oval(84, 55, 7, 18), ['#eef2f4', '#aab4ba', '#7f8a92']) +
    fill(oval(84, 55, 3.4, 9), '#7a5a3c') +
    form('M16 46L4 84H60L70 76H18Z', ['#ffffff', '#dfe5e9', '#a4aeb6']),
  diaper: () =>
    form('M8 24H92C92 42 84 46 78 52C72 62 70 74 64 84H36C30 74 28 62 22 52C16 46 8 42 8 24Z', [
      '#ffffff',
      '#f0f4f8',
      '#bccad8',
    ]) +
    fill('M8 24H26V34H10ZM92 24H74V34H90Z', '#8fc4e6') +
    stroke('M22 52Q34 60 36 84M78 52Q66 60 64 84', '#bccad8', 1.8),
  wipes: () =>
    form('M20 40H80L90 78Q50 92 10 78Z', ['#ffffff', '#eaf4fa', '#b4cfe0']) +
    form('M34 44C36 24 44 16 52 26C58 16 68 22 66 46Z', ['#ffffff', '#f4f9fc', '#ccdfea']) +
    stroke('M24 56H76', '#8fc4e6', 2.4),
  comb: () =>
    turned(
      50,
      50,
      -28,
      form('M-44-16H44V-4H-44Z', ['#6a4a34', '#43291a', '#20120a']) +
        Array.from({ length: 15 }, (_, index) => stroke(`M${-41 + index * 5.9}-4V16`, '#43291a', 3)).join(''),
    ),
  pad: () =>
    form(
      'M50 6C64 6 66 22 66 34C78 36 78 62 66 64C66 78 64 94 50 94C36 94 34 78 34 64C22 62 22 36 34 34C34 22 36 6 50 6Z',
      ['#ffffff', '#fbeef2', '#e3b9c8'],
    ) + stroke('M50 18V82', '#e8a9bf', 5, 0.6),
  hair: () =>
    form(
      'M50 6C76 6 88 30 86 56C86 76 92 86 84 94C74 88 72 70 70 50C68 36 60 30 50 30C40 30 32 36 30 50C28 70 26 88 16 94C8 86 14 76 14 56C12 30 24 6 50 6Z',
      ['#6a4838', '#3a2218', '#180c08'],
      stroke(
        'M50 8C30 14 24 40 22 88M50 8C70 14 76 40 78 88M50 10C38 18 34 30 32 44M50 10C62 18 66 30 68 44',
        '#8f6a54',
        1.6,
        0.6,
      ),
    ),
  drop: () =>
    form('M50 8C66 34 78 48 78 64C78 82 66 94 50 94C34 94 22 82 22 64C22 48 34 34 50 8Z', [
      '#ffe89a',
      '#f0b52e',
      '#b87a10',
    ]) + glow(40, 60, 8, 14, 20, 0.7),
  water: () =>
    form('M50 8C66 34 78 48 78 64C78 82 66 94 50 94C34 94 22 82 22 64C22 48 34 34 50 8Z', [
      '#e4f6ff',
      '#6fb9e8',
      '#2a78b8',
    ]) + glow(40, 60, 8, 14, 20, 0.8),
  'jute-bag': () =>
    stroke('M34 40C34 4 66 4 66 40', '#9a7440', 5) +
    turned(34, 40, -16, form('M0 0C14-6 20-26 6-38C-10-26-12-8 0 0Z', ['#8fce7a', '#4b9a44', '#286a30'])) +
    turned(60, 42, 12, form('M0 0C14-6 20-26 6-38C-10-26-12-8 0 0Z', ['#8fce7a', '#4b9a44', '#286a30'])) +
    form(oval(48, 34, 13, 13), ['#f6897a', '#d0382f', '#8a1a1e']) +
    form(
      'M12 38H88L82 92Q50 98 18 92Z',
      ['#e3c48c', '#c29a5a', '#86632f'],
      stroke(
        'M10 46H90M10 54H90M10 62H90M10 70H90M10 78H90M10 86H90M20 36V96M30 36V96M40 36V96M50 36V96M60 36V96M70 36V96M80 36V96',
        '#8f6a34',
        0.8,
        0.4,
      ),
    ) +
    stroke('M13 40H87', '#9a7440', 3),
  pan: () =>
    stroke('M66 56L98 40', '#2c2a2a', 7) +
    form('M4 52C6 78 22 86 38 86C56 86 72 78 74 52Z', ['#6a6f74', '#3a3e42', '#1a1c1e']) +
    form(oval(39, 52, 35, 11), ['#8a9096', '#55595e', '#2a2c2f']),
  'steel-pot': () =>
    form('M10 38H90V80Q90 92 78 92H22Q10 92 10 80Z', ['#ffffff', '#b9c2c8', '#6a747b']) +
    form('M6 32Q50 14 94 32V40H6Z', ['#ffffff', '#c9d1d6', '#7f8a92']) +
    form(oval(50, 20, 8, 5), ['#5a5f64', '#303438', '#141618']) +
    glow(28, 62, 6, 20, 0, 0.7),
  container: () =>
    form('M18 36H82L78 92Q50 96 22 92Z', ['#f4fbff', '#c9e2ee', '#8fb4c8']) +
    form('M12 22H88V38H12Z', ['#7cc79d', '#3f9a68', '#1f6a44']) +
    glow(32, 62, 5, 22, 2, 0.8),
  plant: () =>
    [-50, 50, -20, 20]
      .map((turn) =>
        turned(50, 58, turn, form('M0 0C16-14 14-38 0-50C-14-38-16-14 0 0Z', ['#8fce7a', '#4b9a44', '#286a30'])),
      )
      .join('') +
    form('M24 56H76L68 94H32Z', ['#dc9a6e', '#b5633a', '#70351d']) +
    form('M20 52H80V62H20Z', ['#e3a47a', '#c06f44', '#7d3d22']),
};
