import { inkOn, inkOnPaper, mix } from '../colour.ts';
import { motif } from '../motif.ts';
import { clip, nextId, shadow } from '../svg.ts';
import { body, CREAM, rect, shade, sizeMark, wording, type DrawPack } from './parts.ts';

/** Tea, cereal, sweets: front and one side */
export const box: DrawPack = (pack) => {
  const printed =
    `<path d="M36 104C70 92 110 118 136 100V188H36Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 86, y: 64, brand: 23, label: 11, max: 86, ink: inkOn(pack.colour) }) +
    motif(pack.motif, 59, 110, 54) +
    sizeMark(pack, 86, 178, 9, inkOn(pack.accent));
  return (
    shadow(100, 187, 78) +
    `<path d="M36 34L64 25L164 34V46H136Z" fill="${pack.colour}"/>` +
    shade('M36 34L64 25L164 34L136 34Z', 0.35, '#ffffff') +
    body(
      'M136 34L164 34V178L136 186Z',
      pack.colour,
      `<path d="M136 100L164 96V186H136Z" fill="${pack.accent}"/>` + shade('M136 34L164 34V178L136 186Z', 0.24),
      'flat',
    ) +
    body('M36 34H136V186H36Z', pack.colour, printed, 'flat')
  );
};

/** Toothpaste, incense, foil: long and low, leaning on nothing */
export const slimBox: DrawPack = (pack) => {
  const printed =
    `<path d="M118 90C136 106 130 130 120 150H170V90Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 22, y: 115, brand: 24, label: 11, max: 94, ink: inkOn(pack.colour), anchor: 'start' }) +
    motif(pack.motif, 128, 100, 36);
  return (
    shadow(100, 152, 92, 8) +
    `<path d="M12 90L28 78H188L172 90Z" fill="${mix(pack.colour, '#ffffff', 0.3)}"/>` +
    body('M172 90L188 78V134L172 148Z', pack.accent, shade('M172 90L188 78V134L172 148Z', 0.26), 'flat') +
    body('M12 90H172V148H12Z', pack.colour, printed, 'flat')
  );
};

/** Soap, dish bar, butter: a small carton lying down */
export const bar: DrawPack = (pack) => {
  const printed =
    `<path d="M100 84C124 104 120 132 108 152H158V84Z" fill="${pack.accent}"/>` +
    wording(pack, {
      x: 35,
      y: 114,
      brand: 23,
      label: 10.5,
      max: 70,
      ink: inkOn(pack.colour),
      anchor: 'start',
      labelMax: 66,
    }) +
    motif(pack.motif, 113, 97, 42);
  return (
    shadow(100, 154, 84, 9) +
    `<path d="M26 84L50 66H178L158 84Z" fill="${pack.colour}"/>` +
    shade('M26 84L50 66H178L158 84Z', 0.32, '#ffffff') +
    body('M158 84L178 66V136L158 152Z', pack.accent, shade('M158 84L178 66V136L158 152Z', 0.26), 'flat') +
    body('M26 84H158V152H26Z', pack.colour, printed, 'flat')
  );
};

/** Lassi, juice by the litre: a gabled carton */
export const carton: DrawPack = (pack) => {
  const printed =
    `<path d="M40 120C70 106 104 134 132 114V190H40Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 86, y: 88, brand: 24, label: 11, max: 80, ink: inkOn(pack.colour) }) +
    motif(pack.motif, 63, 126, 46) +
    sizeMark(pack, 86, 182, 9, inkOn(pack.accent));
  return (
    shadow(100, 187, 70) +
    `<path d="M40 62L54 26H146L160 56Z" fill="${pack.colour}"/>` +
    shade('M132 62L146 26L160 56Z', 0.26) +
    `<path d="M40 62L54 26H146L132 62Z" fill="${pack.colour}"/>` +
    shade('M40 62L54 26H146L132 62Z', 0.18, '#ffffff') +
    `<rect x="54" y="14" width="92" height="13" rx="1.5" fill="${pack.accent}"/>` +
    rect(54, 23, 92, 4, '#000000', 0.1) +
    body(
      'M132 62L160 56V178L132 186Z',
      pack.colour,
      `<path d="M132 112L160 104V190H132Z" fill="${pack.accent}"/>` + shade('M132 62L160 56V178L132 186Z', 0.24),
      'flat',
    ) +
    body('M40 62H132V186H40Z', pack.colour, printed, 'flat')
  );
};

/** Juice and flavoured milk for the tiffin: a brick with a straw */
export const brick: DrawPack = (pack) => {
  const printed =
    `<path d="M52 130C80 116 110 142 130 124V188H52Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 91, y: 80, brand: 20, label: 10.5, max: 68, ink: inkOn(pack.colour) }) +
    motif(pack.motif, 68, 114, 46) +
    sizeMark(pack, 91, 178, 8.5, inkOn(pack.accent));
  return (
    shadow(100, 187, 60) +
    '<path d="M112 46L122 14L138 10" stroke="#ffffff" stroke-width="6" fill="none" stroke-linejoin="round"/><path d="M112 46L122 14L138 10" stroke="#c9402f" stroke-width="2" fill="none" stroke-linejoin="round"/>' +
    `<path d="M52 50L72 40H152L130 50Z" fill="${mix(pack.colour, '#ffffff', 0.34)}"/>` +
    body(
      'M130 50L152 40V176L130 186Z',
      pack.colour,
      `<path d="M130 124L152 114V190H130Z" fill="${pack.accent}"/>` + shade('M130 50L152 40V176L130 186Z', 0.24),
      'flat',
    ) +
    body('M52 50H130V186H52Z', pack.colour, printed, 'flat')
  );
};

/** Toothpaste, ointment */
export const tube: DrawPack = (pack) => {
  const d = 'M14 54L22 52L150 80Q160 82 160 100Q160 118 150 120L22 148L14 146Z';
  const printed =
    `<path d="M10 132C60 114 110 138 164 112V156H10Z" fill="${pack.accent}"/>` +
    rect(10, 46, 12, 110, '#000000', 0.1) +
    wording(pack, {
      x: 30,
      y: 93,
      brand: 21,
      label: 9.5,
      max: 76,
      ink: inkOn(pack.colour),
      anchor: 'start',
      labelMax: 80,
    }) +
    motif(pack.motif, 116, 84, 30);
  return (
    shadow(100, 150, 84, 8) +
    body(
      'M160 84H182Q186 84 186 88V112Q186 116 182 116H160Z',
      pack.accent,
      '<path d="M165 84V116M170 84V116M175 84V116" stroke="#000000" stroke-opacity=".14" stroke-width="1.5"/>',
      'flat',
    ) +
    body(d, pack.colour, printed, 'flat')
  );
};

/** Chicken, fish fillet, mushrooms: a tray under film with a sleeve */
export const tray: DrawPack = (pack) => {
  const film = 'M24 76H176L164 150Q163 156 156 156H44Q37 156 36 150Z';
  const id = nextId('m');
  const places = [
    [30, 62, 0.66],
    [104, 62, 0.66],
    [66, 66, 0.68],
  ].map(([x, y, scale]) => `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`);
  const inside = `<defs><g id="${id}">${motif(pack.motif, 0, 0, 100)}</g></defs>` + clip(film, places.join(''));
  const sleeve =
    rect(20, 121, 160, 46, pack.colour) +
    rect(20, 121, 160, 3, pack.accent) +
    wording(pack, { x: 100, y: 139, brand: 17, label: 9.5, max: 118, ink: inkOn(pack.colour) });
  return (
    shadow(100, 158, 84, 9) +
    `<path d="M16 68H184L170 152Q168 162 158 162H42Q32 162 30 152Z" fill="#23272a"/>` +
    inside +
    body('M16 68H184L170 152Q168 162 158 162H42Q32 162 30 152Z', 'none', sleeve, 'flat') +
    '<path d="M16 68H184" stroke="#f3f5f5" stroke-width="4" stroke-linecap="round"/>' +
    shade('M40 72L54 72L40 110L34 110ZM70 72L78 72L66 110L60 110Z', 0.3, '#ffffff')
  );
};

/** Toothbrush, razor, batteries, lipstick: a thing on a printed card */
export const card: DrawPack = (pack) => {
  const printed =
    rect(46, 14, 108, 74, pack.colour) +
    `<path d="M46 80C80 72 120 92 154 78V92H46Z" fill="${pack.accent}"/><circle cx="100" cy="27" r="5" fill="#f3efe2"/>` +
    wording(pack, { x: 100, y: 51, brand: 18, label: 10, max: 94, ink: inkOn(pack.colour) }) +
    motif(pack.motif, 62, 95, 76) +
    sizeMark(pack, 100, 182, 8.5, inkOnPaper(pack.colour));
  return (
    shadow(100, 188, 58) +
    body('M46 20Q46 14 52 14H148Q154 14 154 20V182Q154 188 148 188H52Q46 188 46 182Z', CREAM, printed, 'flat') +
    '<rect x="54" y="92" width="92" height="82" rx="16" fill="#ffffff" opacity=".28" stroke="#ffffff" stroke-width="1.5"/>'
  );
};
