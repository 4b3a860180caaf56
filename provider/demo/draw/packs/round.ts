import { inkOn, inkOnPaper, mix } from '../colour.ts';
import { motif } from '../motif.ts';
import { shadow } from '../svg.ts';
import { body, CREAM, rect, shade, wording, type DrawPack } from './parts.ts';

const ribbed = (from: number, to: number, top: number, bottom: number): string => {
  let d = '';
  for (let x = from; x <= to; x += 6) d += `M${x} ${top}V${bottom}`;
  return `<path d="${d}" stroke="#000000" stroke-opacity=".12" stroke-width="1.5"/>`;
};

const content = (pack: Parameters<DrawPack>[0]): string => pack.content ?? mix(pack.colour, '#ffffff', 0.3);

/** Oil, juice, floor cleaner: shoulders and a screw cap */
export const bottle: DrawPack = (pack) => {
  const d =
    'M82 36H118V46C118 54 144 58 144 80V100C140 106 140 124 144 130V176Q144 186 134 186H66Q56 186 56 176V130C60 124 60 106 56 100V80C56 58 82 54 82 46Z';
  const printed =
    rect(46, 84, 108, 80, pack.colour) +
    rect(46, 84, 108, 4, pack.accent) +
    rect(46, 160, 108, 4, pack.accent) +
    wording(pack, { x: 100, y: 105, brand: 19, label: 9.5, max: 74, ink: inkOn(pack.colour) }) +
    motif(pack.motif, 82, 126, 34);
  return (
    shadow(100, 187, 56) +
    body(d, content(pack), printed, 'cylinder') +
    body('M80 14H120V37H80Z', pack.accent, ribbed(86, 116, 14, 37) + rect(78, 32, 44, 5, '#000000', 0.12), 'cylinder')
  );
};

/** Drinks that show themselves: water, cola, juice */
export const clear: DrawPack = (pack) => {
  const d =
    'M86 34H114V44C116 62 138 68 140 92L136 108L140 122V176Q140 186 130 186H70Q60 186 60 176V122L64 108L60 92C62 68 84 62 86 44Z';
  const printed =
    shade('M50 54H150V74H50Z', 0.18, '#ffffff') +
    rect(50, 92, 100, 62, pack.colour) +
    `<path d="M50 140C80 128 120 152 150 138V154H50Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 100, y: 113, brand: 18, label: 9, max: 70, ink: inkOn(pack.colour) }) +
    motif(pack.motif, 86, 130, 28) +
    shade('M60 164H140M60 174H140', 0.2);
  return (
    shadow(100, 187, 52) +
    body(d, content(pack), printed, 'cylinder') +
    body('M83 16H117V36H83Z', pack.accent, ribbed(88, 112, 16, 36), 'cylinder')
  );
};

/** Ketchup, dish liquid: a flat bottle with a flip cap */
export const squeeze: DrawPack = (pack) => {
  const d =
    'M78 50C78 44 122 44 122 50C146 58 148 84 144 108C142 128 150 150 146 174Q144 186 132 186H68Q56 186 54 174C50 150 58 128 56 108C52 84 54 58 78 50Z';
  const printed =
    `<path d="M40 128C80 112 120 146 160 124V200H40Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 100, y: 92, brand: 22, label: 10.5, max: 78, ink: inkOn(pack.colour) }) +
    `<circle cx="100" cy="150" r="26" fill="${CREAM}"/>` +
    motif(pack.motif, 79, 129, 42);
  return (
    shadow(100, 187, 56) +
    body('M84 20Q100 14 116 20L120 48H80Z', pack.accent, rect(70, 34, 60, 3, '#000000', 0.16), 'cylinder') +
    body(d, pack.colour, printed, 'cylinder')
  );
};

/** Syrup, sauce, rose water, perfume: glass, with a long neck */
export const glass: DrawPack = (pack) => {
  const d = 'M88 32H112V66C114 82 138 84 138 108V176Q138 186 128 186H72Q62 186 62 176V108C62 84 86 82 88 66Z';
  const printed =
    rect(50, 108, 100, 64, CREAM) +
    rect(50, 108, 100, 4, pack.accent) +
    rect(50, 168, 100, 4, pack.accent) +
    wording(pack, { x: 100, y: 128, brand: 18, label: 9, max: 66, ink: inkOnPaper(pack.colour) }) +
    motif(pack.motif, 87, 144, 25) +
    shade('M70 100C72 88 92 84 93 66V40H97V68C98 88 76 90 75 102Z', 0.3, '#ffffff');
  return (
    shadow(100, 187, 50) +
    body(d, content(pack), printed, 'cylinder') +
    body('M85 14H115V36H85Z', pack.colour, rect(85, 29, 30, 4, '#000000', 0.15), 'cylinder')
  );
};

/** Hand wash, lotion */
export const pump: DrawPack = (pack) => {
  const d = 'M70 66Q70 58 80 58H120Q130 58 134 66Q144 80 144 100V174Q144 186 132 186H68Q56 186 56 174V100Q56 80 70 66Z';
  const printed =
    rect(50, 92, 100, 76, '#ffffff') +
    wording(pack, { x: 100, y: 112, brand: 20, label: 9.5, max: 78, ink: inkOnPaper(pack.colour) }) +
    motif(pack.motif, 83, 132, 34);
  return (
    shadow(100, 187, 58) +
    rect(96, 30, 8, 22, '#d9d4c6') +
    body('M66 20Q66 16 72 16H112Q122 16 122 26V34H86V28H66Z', pack.accent, '', 'flat') +
    body('M82 46H118V60H82Z', pack.accent, '', 'cylinder') +
    body(d, pack.colour, printed, 'cylinder')
  );
};

/** Glass cleaner, stain remover: a trigger on top */
export const spray: DrawPack = (pack) => {
  const d = 'M84 62H116C118 84 142 92 142 116V176Q142 186 132 186H68Q58 186 58 176V116C58 92 82 84 84 62Z';
  const printed =
    rect(50, 104, 100, 68, pack.colour) +
    `<path d="M50 148C80 136 120 160 150 146V172H50Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 100, y: 124, brand: 19, label: 9.5, max: 72, ink: inkOn(pack.colour) }) +
    motif(pack.motif, 87, 144, 27);
  return (
    shadow(100, 187, 54) +
    `<path d="M78 44C70 50 66 56 68 68" stroke="${pack.accent}" stroke-width="7" fill="none" stroke-linecap="round"/>` +
    body('M60 22H120Q130 22 132 34L134 48H86L82 38H60Z', pack.accent, rect(60, 22, 10, 18, '#000000', 0.25), 'flat') +
    body('M86 46H116V64H86Z', '#f3f1ea', ribbed(90, 114, 46, 64), 'cylinder') +
    body(d, content(pack), printed, 'cylinder')
  );
};

/** Deodorant, room freshener, insect killer */
export const aerosol: DrawPack = (pack) => {
  const d = 'M70 66C70 56 84 52 100 52C116 52 130 56 130 66V176Q130 186 120 186H80Q70 186 70 176Z';
  const printed =
    `<path d="M60 140C86 126 114 154 140 136V190H60Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 100, y: 96, brand: 17, label: 9.5, max: 54, ink: inkOn(pack.colour) }) +
    `<circle cx="100" cy="152" r="20" fill="${CREAM}" opacity=".92"/>` +
    motif(pack.motif, 84, 136, 32) +
    shade('M60 64Q100 56 140 64V68Q100 60 60 68Z', 0.14);
  return (
    shadow(100, 187, 42) +
    body('M78 26Q78 18 86 18H114Q122 18 122 26V56H78Z', pack.accent, rect(90, 24, 12, 8, '#000000', 0.25), 'cylinder') +
    body(d, pack.colour, printed, 'cylinder')
  );
};

/** Honey, pickle, ghee, coffee */
export const jar: DrawPack = (pack) => {
  const d = 'M58 60Q58 52 66 50H134Q142 52 142 60Q150 66 150 80V166Q150 186 130 186H70Q50 186 50 166V80Q50 66 58 60Z';
  const printed =
    rect(40, 60, 120, 12, '#ffffff', 0.25) +
    rect(40, 86, 120, 78, CREAM) +
    rect(40, 86, 120, 5, pack.accent) +
    rect(40, 159, 120, 5, pack.accent) +
    wording(pack, { x: 100, y: 111, brand: 20, label: 10, max: 86, ink: inkOnPaper(pack.colour) }) +
    motif(pack.motif, 85, 128, 30);
  return (
    shadow(100, 187, 60) +
    body(d, content(pack), printed, 'cylinder') +
    body('M60 26Q60 20 66 20H134Q140 20 140 26V52H60Z', pack.colour, rect(50, 44, 100, 8, '#000000', 0.12), 'cylinder')
  );
};

/** Cream, balm: wide and low */
export const lowJar: DrawPack = (pack) => {
  const d = 'M34 98H166V164Q166 184 146 184H54Q34 184 34 164Z';
  const printed =
    wording(pack, { x: 80, y: 132, brand: 22, label: 11, max: 80, ink: inkOn(pack.colour) }) +
    `<circle cx="143" cy="142" r="20" fill="#ffffff" opacity=".85"/>` +
    motif(pack.motif, 128, 127, 30) +
    rect(30, 174, 140, 14, pack.accent);
  return (
    shadow(100, 186, 74) +
    body(d, pack.colour, printed, 'cylinder') +
    body('M30 66Q30 58 38 58H162Q170 58 170 66V100H30Z', pack.accent, rect(30, 92, 140, 8, '#000000', 0.12), 'cylinder')
  );
};

/** Curd, butter, ice cream */
export const tub: DrawPack = (pack) => {
  const d = 'M46 72H154L144 176Q143 184 134 184H66Q57 184 56 176Z';
  const printed =
    `<path d="M40 144C80 128 120 156 160 138V190H40Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 100, y: 104, brand: 24, label: 11.5, max: 88, ink: inkOn(pack.colour), labelMax: 84 }) +
    motif(pack.motif, 80, 134, 42);
  return (
    shadow(100, 185, 58) +
    body(d, pack.colour, printed, 'cylinder') +
    body(
      'M40 56Q40 50 46 50H154Q160 50 160 56V72Q160 76 156 76H44Q40 76 40 72Z',
      pack.content ?? '#f7f3e8',
      rect(40, 69, 120, 8, '#000000', 0.1),
      'cylinder',
    )
  );
};

/** Rosogolla, coconut milk, ghee: a tin */
export const can: DrawPack = (pack) => {
  const d = 'M48 36V172Q100 192 152 172V36Q100 22 48 36Z';
  const printed =
    `<path d="M40 46Q100 62 160 46V166Q100 184 40 166Z" fill="${pack.colour}"/><path d="M40 114Q100 132 160 114V166Q100 184 40 166Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 100, y: 84, brand: 24, label: 11.5, max: 90, ink: inkOn(pack.colour) }) +
    motif(pack.motif, 79, 122, 42);
  return (
    shadow(100, 181, 62) +
    body(d, '#cfd3d3', printed, 'cylinder') +
    '<ellipse cx="100" cy="36" rx="52" ry="11" fill="#e9ecec"/><ellipse cx="100" cy="36" rx="45" ry="8" fill="#c4c9c9"/><ellipse cx="100" cy="37.5" rx="38" ry="6" fill="#dde1e1"/>'
  );
};

/** Doi as it is set and sold: a clay pot under paper */
export const clayPot: DrawPack = (pack) => {
  const d = 'M46 66C34 110 42 160 62 184H138C158 160 166 110 154 66Z';
  const printed =
    shade('M30 96Q100 112 170 96V99Q100 115 30 99ZM30 104Q100 120 170 104V106Q100 122 30 106Z', 0.22, '#5a2410') +
    `<ellipse cx="100" cy="144" rx="46" ry="30" fill="${CREAM}"/>` +
    wording(pack, { x: 100, y: 140, brand: 20, label: 10.5, max: 72, ink: inkOnPaper(pack.colour), labelMax: 62 });
  return (
    shadow(100, 187, 56) +
    body(d, '#b5633a', printed, 'cylinder') +
    body(
      'M42 62C40 46 66 34 100 34C134 34 160 46 158 62L162 82C150 76 142 86 132 80C122 88 112 78 100 84C88 78 78 88 68 80C58 86 50 76 38 82Z',
      pack.content ?? '#f6e8c8',
      shade('M60 40L54 80M80 36L78 82M100 34V84M120 36L122 82M140 40L146 80', 0.1),
      'flat',
    ) +
    `<path d="M41 66Q100 80 159 66" stroke="${pack.accent}" stroke-width="4" fill="none"/>`
  );
};
