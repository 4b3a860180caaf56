import { inkOn, inkOnPaper, mix } from '../colour.ts';
import { motif } from '../motif.ts';
import { shadow } from '../svg.ts';
import { body, CREAM, crimp, rect, shade, sizeMark, wording, type DrawPack } from './parts.ts';

/** Pillow bag: dal, masala, snacks */
export const pouch: DrawPack = (pack) => {
  const d = `M46 22${crimp(46, 154, 22, 18, 3)}C151 46 160 62 158 100C160 138 151 156 154 180${crimp(154, 46, 180, 18, -3)}C49 156 40 138 42 100C40 62 49 46 46 22Z`;
  const printed =
    `<path d="M30 108C70 92 130 92 170 108V200H30Z" fill="${pack.accent}"/>` +
    rect(30, 18, 140, 14, '#000000', 0.1) +
    rect(30, 170, 140, 14, '#000000', 0.1) +
    wording(pack, { x: 100, y: 60, brand: 24, label: 12, max: 94, ink: inkOn(pack.colour) }) +
    `<circle cx="100" cy="131" r="30" fill="${CREAM}"/>` +
    motif(pack.motif, 74, 104, 52) +
    sizeMark(pack, 100, 174.5, 8.5, inkOn(pack.accent));
  return shadow(100, 184, 66) + body(d, pack.colour, printed);
};

/** Five kilos of atta or rice: taller, squarer, with a stitched top */
export const sack: DrawPack = (pack) => {
  const d = 'M44 20Q100 14 156 20C159 60 162 120 156 180Q152 186 146 186H54Q48 186 44 180C38 120 41 60 44 20Z';
  const ink = inkOnPaper(pack.colour);
  const printed =
    shade('M36 14H164V34Q100 28 36 34Z', 0.12) +
    `<path d="M42 29Q100 23 158 29" stroke="${CREAM}" stroke-width="1.6" stroke-dasharray="5 4" fill="none"/>` +
    wording(
      { ...pack, label: pack.brand ? '' : pack.label },
      { x: 100, y: 66, brand: 28, label: 14, max: 98, ink: inkOn(pack.colour) },
    ) +
    `<path d="M70 ${pack.brand ? 75 : 86}H130" stroke="${pack.accent}" stroke-width="2.5"/>` +
    `<path d="M30 92H170V154H30Z" fill="${CREAM}"/>` +
    motif(pack.motif, pack.brand ? 45 : 72, 95, 56) +
    (pack.brand
      ? wording({ ...pack, brand: '' }, { x: 105, y: 108, brand: 17, label: 14, max: 46, ink, anchor: 'start' })
      : '') +
    rect(30, 154, 140, 5, pack.accent) +
    sizeMark(pack, 100, 176, 12, inkOn(pack.colour));
  return shadow(100, 187, 70) + body(d, pack.colour, printed);
};

/** Biscuits, noodles, chocolate: a wrap that lies flat */
export const flow: DrawPack = (pack) => {
  const d = `M14 68L20 66C60 60 140 60 180 66L186 68${crimp(68, 152, 186, 12, 3, true)}L180 154C140 160 60 160 20 154L14 152${crimp(152, 68, 14, 12, -3, true)}Z`;
  const ink = inkOn(pack.colour);
  const printed =
    `<path d="M118 50C100 80 104 130 126 170H210V50Z" fill="${pack.accent}"/>` +
    rect(10, 56, 14, 110, '#000000', 0.12) +
    rect(176, 56, 14, 110, '#000000', 0.12) +
    wording(pack, { x: 30, y: 100, brand: 24, label: 11.5, max: 74, ink, anchor: 'start' }) +
    sizeMark(pack, 30, 146, 8.5, ink, 'start') +
    motif(pack.motif, 116, 82, 56, -8);
  return shadow(100, 160, 88, 9) + body(d, pack.colour, printed);
};

/** Half-litre and litre pouches, as sold at the booth */
export const milkPouch: DrawPack = (pack) => {
  const d = `M52 28${crimp(52, 148, 28, 16, 2.5)}C150 40 162 70 160 120C162 150 156 170 150 184Q100 190 50 184C44 170 38 150 40 120C38 70 50 40 52 28Z`;
  const ink = inkOnPaper(pack.colour);
  const printed =
    `<path d="M30 96C70 112 120 80 170 98V142C120 128 80 158 30 142Z" fill="${pack.colour}"/>` +
    rect(40, 24, 120, 13, pack.colour) +
    wording(
      { ...pack, label: pack.brand ? '' : pack.label },
      { x: 100, y: pack.brand ? 84 : 74, brand: 30, label: 10, max: 98, ink },
    ) +
    (pack.brand
      ? wording({ ...pack, brand: '' }, { x: 100, y: 115, brand: 15.5, label: 12, max: 96, ink: inkOn(pack.colour) })
      : motif(pack.motif, 82, 104, 36)) +
    sizeMark(pack, 100, 172, 11, ink) +
    `<path d="M100 40c-5 7-7 10-7 13a7 7 0 0 0 14 0c0-3-2-6-7-13Z" fill="${pack.accent}" opacity="${pack.brand ? 1 : 0}"/>`;
  return shadow(100, 187, 64) + body(d, '#fdfdfb', printed);
};

/** A loaf in clear film, gathered at the top */
export const breadBag: DrawPack = (pack) => {
  const film = mix(pack.content ?? '#e6b878', '#ffffff', 0.1);
  const d =
    'M88 40C64 46 42 58 40 84C36 120 38 160 44 182Q100 190 156 182C162 160 164 120 160 84C158 58 136 46 112 40Z';
  const printed =
    shade('M40 66C70 56 130 56 160 66V92H40Z', 0.25, '#ffffff') +
    `<path d="M30 94H170V168H30Z" fill="${pack.colour}"/><path d="M30 148C80 136 120 160 170 146V170H30Z" fill="${pack.accent}"/>` +
    wording(pack, { x: 100, y: 117, brand: 22, label: 11.5, max: 92, ink: inkOn(pack.colour) }) +
    motif(pack.motif, 84, 136, 32) +
    sizeMark(pack, 100, 179, 8, '#4a2c10') +
    `<path d="M60 60Q66 110 60 182M84 48Q90 70 86 94M118 48Q112 70 116 94" stroke="#ffffff" stroke-opacity=".45" stroke-width="2.5" fill="none"/>`;
  return (
    shadow(100, 187, 66) +
    body('M86 40L74 16Q100 26 126 16L114 40Z', film, shade('M90 40L92 20M110 40L108 20', 0.2), 'flat') +
    body(d, film, printed) +
    rect(85, 35, 30, 7, pack.accent)
  );
};

/** Nappies, pads, tissue: a soft block */
export const softPack: DrawPack = (pack) => {
  const d =
    'M34 48Q36 40 46 40Q100 34 154 40Q164 40 166 48C170 80 170 140 166 176Q164 184 154 184Q100 190 46 184Q36 184 34 176C30 140 30 80 34 48Z';
  const printed =
    `<path d="M20 116C60 96 140 140 180 112V200H20Z" fill="${pack.accent}"/>` +
    shade('M20 30H180V56Q100 44 20 56Z', 0.1) +
    wording(pack, { x: 100, y: 82, brand: 27, label: 13, max: 114, ink: inkOn(pack.colour) }) +
    `<circle cx="100" cy="146" r="31" fill="#ffffff" opacity=".85"/>` +
    motif(pack.motif, 75, 121, 50) +
    sizeMark(pack, 140, 178, 7.5, inkOn(pack.accent));
  return (
    shadow(100, 187, 74) +
    `<path d="M78 42C80 20 120 20 122 42" fill="none" stroke="${pack.colour}" stroke-width="7"/>` +
    body(d, pack.colour, printed)
  );
};
