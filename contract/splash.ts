import * as v from 'valibot';

/** Text is read from here on: WCAG 2.2, 1.4.3. */
export const MIN_CONTRAST = 4.5;

const channel = (hex: string): number => {
  const share = parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7));

/**
 * How well one colour is read on another, from 1 to 21, as WCAG reckons it.
 * @example contrast('#000000', '#ffffff') // 21
 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const Colour = v.pipe(
  v.string('Please choose a colour.'),
  v.regex(/^#[\da-f]{6}$/i, 'A colour is # and six digits or letters up to f, such as #1c5b3a.'),
  v.toLowerCase(),
);

/** The splash's ground and text, as in `/flashscreen.json`. */
export const SplashColours = v.object({ backgroundColor: Colour, textColor: Colour });
export type SplashColours = v.InferOutput<typeof SplashColours>;
