import { isDrawing } from '../pictures/find-drawing.ts';

const MAX_DRAWINGS = 10;
const MAX_LENGTH = 2000;

/** The drawings that a cell names, in order, with or without `.svg`; null where it names none that there is. */
export function drawingsOf(written: string): string[] | null {
  const names = written
    .slice(0, MAX_LENGTH)
    .split(/[\s|,;]+/)
    .map((name) => name.toLowerCase().replace(/\.svg$/, ''))
    .filter(isDrawing);
  return names.length > 0 ? [...new Set(names)].slice(0, MAX_DRAWINGS) : null;
}

export const isDrawingText = (written: string): boolean => drawingsOf(written) !== null;
