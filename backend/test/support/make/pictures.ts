import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A small photograph, as a phone would send it. */
export const makePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#557733' } })
    .jpeg()
    .toBuffer();

/** A photograph that takes some hundred kilobytes in every width, as nothing in it repeats. */
export const makeHeavyPicture = (): Promise<Buffer> =>
  sharp(randomBytes(1_200 * 900 * 3), { raw: { width: 1_200, height: 900, channels: 3 } })
    .jpeg()
    .toBuffer();
