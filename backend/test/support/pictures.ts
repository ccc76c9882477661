import sharp from 'sharp';

/** A small photograph, as a phone would send it. */
export const makePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#557733' } })
    .jpeg()
    .toBuffer();
