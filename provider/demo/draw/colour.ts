type Channels = [red: number, green: number, blue: number];

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hex = (parts: number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colours: 0 is all `from`, 1 all `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return hex(channels(from).map((part, index) => part + ((target[index] ?? 0) - part) * share));
}

const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((part) => {
    const unit = part / 255;
    return unit <= 0.03928 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Letters on a printed ground: white where it reads well, else a deep shade of the ground itself. */
export const inkOn = (ground: string): string => (luminance(ground) < 0.36 ? '#ffffff' : mix(ground, '#1f1206', 0.82));

/** Letters on white or cream paper, in the colour of the pack. */
export const inkOnPaper = (colour: string): string =>
  luminance(colour) < 0.12 ? colour : mix(colour, '#1c120a', 0.62);

/** [from hue, to hue, shift, times saturation, times lightness] */
export type Tuning = [from: number, to: number, shift: number, saturation: number, lightness: number];

/** Turns the hues of one range within a drawing. Greys stay. */
export function tune(body: string, [from, to, shift, saturation, lightness]: Tuning): string {
  return body.replace(/#([0-9a-fA-F]{6})\b/g, (found) => {
    const [red, green, blue] = channels(found).map((part) => part / 255) as Channels;
    const most = Math.max(red, green, blue);
    const spread = most - Math.min(red, green, blue);
    const light = most - spread / 2;
    const satur = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1));
    const sector =
      most === red
        ? ((green - blue) / spread + 6) % 6
        : most === green
          ? (blue - red) / spread + 2
          : (red - green) / spread + 4;
    const hue = spread === 0 ? 0 : sector * 60;
    if (satur < 0.12 || hue < from || hue > to) return found;
    return fromHsl((hue + shift + 360) % 360, Math.min(1, satur * saturation), Math.min(1, light * lightness));
  });
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  };
  return hex([channel(0), channel(8), channel(4)]);
}
