import sharp, { type Sharp } from 'sharp';
import { drawShot, GOODS, type Goods, type Ground, GROUNDS } from './draw-goods.ts';

export interface TestPhoto {
  /** Of its file, with the ending of its format. */
  readonly name: string;
  readonly bytes: Buffer;
}

interface Plan {
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly ground: Ground;
  readonly goods?: Goods;
  readonly fill?: number;
  readonly ending: 'jpg' | 'png' | 'webp' | 'avif' | 'gif';
  readonly encode: (picture: Sharp) => Sharp;
}

const jpeg = (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg({ quality: 88 });
const png = (picture: Sharp) => picture.png();
const as = {
  jpg: { ending: 'jpg', encode: jpeg },
  png: { ending: 'png', encode: png },
  webp: { ending: 'webp', encode: (picture: Sharp) => picture.webp({ quality: 88 }) },
  avif: { ending: 'avif', encode: (picture: Sharp) => picture.avif({ quality: 60, effort: 0 }) },
} as const;

const turned = (orientation: number) => ({
  ending: 'jpg' as const,
  encode: (picture: Sharp) => jpeg(picture).withMetadata({ orientation }),
});
const cmyk = { ending: 'jpg' as const, encode: (picture: Sharp) => jpeg(picture).toColourspace('cmyk') };
const deep = { ending: 'png' as const, encode: (picture: Sharp) => picture.toColourspace('rgb16').png() };

/** What shops have: mostly squares on white, and everything else too. */
const PLANS: readonly Plan[] = [
  ...GROUNDS.flatMap((ground) =>
    GOODS.map((goods): Plan => {
      const format = ground === 'transparent' ? as.png : ground === 'off-white' ? as.webp : as.jpg;
      return { kind: `${goods}-on-${ground}`, goods, ground, width: 1000, height: 1000, ...format };
    }),
  ),
  ...(['white', 'transparent', 'kitchen'] as const).flatMap((ground): Plan[] => [
    { kind: `panorama-${ground}`, ground, width: 1500, height: 500, ...(ground === 'transparent' ? as.png : as.jpg) },
    { kind: `tall-${ground}`, ground, width: 500, height: 1500, ...(ground === 'transparent' ? as.png : as.jpg) },
    { kind: `tiny-${ground}`, ground, width: 120, height: 120, ...(ground === 'transparent' ? as.png : as.jpg) },
    { kind: `landscape-${ground}`, ground, width: 1600, height: 1200, ...as.webp },
    { kind: `filling-${ground}`, ground, width: 900, height: 900, fill: 1.08, ...as.webp },
  ]),
  ...[3, 6, 8].map((turn): Plan => ({
    kind: `turned-${turn}`,
    ground: 'kitchen',
    width: 1600,
    height: 1200,
    ...turned(turn),
  })),
  ...(['white', 'kitchen'] as const).flatMap((ground): Plan[] => [
    { kind: `cmyk-${ground}`, ground, width: 800, height: 800, ...cmyk },
    { kind: `deep-${ground}`, ground, width: 800, height: 800, ...deep },
    { kind: `avif-${ground}`, ground, width: 800, height: 800, ...as.avif },
  ]),
  { kind: 'lost-in-white', ground: 'white', width: 1200, height: 1200, fill: 0.4, ...as.jpg },
];

/** Makes a plan's photo; another hue and, unless it says so, other goods for each number. */
export async function generatePhoto(number: number): Promise<TestPhoto> {
  const plan = PLANS[number % PLANS.length] as Plan;
  const goods = plan.goods ?? (GOODS[number % GOODS.length] as Goods);
  const svg = drawShot({ ...plan, goods, hue: (number * 47) % 360 });
  const bytes = await plan.encode(sharp(Buffer.from(svg))).toBuffer();
  return { name: `${number}-${plan.kind}.${plan.ending}`, bytes };
}

/** Two frames, of which the first is to be seen. */
export async function generateAnimation(): Promise<TestPhoto> {
  const frames = ['pack', 'apple'] as const;
  const pictures = frames.map((goods) =>
    sharp(Buffer.from(drawShot({ goods, ground: 'white', hue: 20, width: 400, height: 400 })))
      .png()
      .toBuffer(),
  );
  const bytes = await sharp(await Promise.all(pictures), { join: { animated: true } })
    .gif({ delay: [300, 300] })
    .toBuffer();
  return { name: 'animation.gif', bytes };
}

/** 50 photos as a shop has them, the animation last. */
export async function* generatePhotos(count = 50): AsyncGenerator<TestPhoto> {
  for (let number = 0; number < count - 1; number += 1) yield generatePhoto(number);
  yield generateAnimation();
}
