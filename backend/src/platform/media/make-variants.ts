import type { OutputInfo, SharpOptions } from 'sharp';
import { IMAGE_WIDTHS } from '../../contract/shared/images.js';
import { boundedQueue } from '../http/bounded-queue.js';
import { DomainError } from '../http/errors/domain-error.js';
import { loadSharp } from './load-sharp.js';
import { isHeic, readHeic } from './read-heic.js';

/** More than any phone's; a small file may unfold to gigabytes. */
const MAX_PIXELS = 50_000_000;
/** Height to width; higher pictures become narrower. */
const MAX_STEEPNESS = 3;
/** A picture that is being made takes up to 100 MB, one that waits its 5. */
const inLine = boundedQueue({ atOnce: 2, longest: 20 });
const JPEG = { quality: 80, progressive: true } as const;
const WEBP = { quality: 78 } as const;

const JPEG_MARK = Buffer.from([0xff, 0xd8, 0xff]);
const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface Variant {
  name: string;
  bytes: Buffer;
  type: string;
}

export interface Variants {
  files: Variant[];
  /** Pixels of the largest file. */
  width: number;
  height: number;
}

/** All widths, WebP and JPEG, no EXIF. @throws IMAGE_NOT_ACCEPTED, HEIC_NOT_READ, TOO_MANY_REQUESTS */
export async function makeVariants(file: Buffer): Promise<Variants> {
  if (isHeic(file)) {
    return readHeic(file, MAX_PIXELS, ({ data, width, height }) =>
      variantsOf(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }),
    );
  }
  if (![JPEG_MARK, PNG_MARK].some((mark) => file.subarray(0, mark.length).equals(mark))) {
    throw new DomainError('IMAGE_NOT_ACCEPTED');
  }
  return inLine(() => variantsOf(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }));
}

async function variantsOf(file: Buffer, options: SharpOptions): Promise<Variants> {
  const open = await loadSharp();
  const largest = Math.max(...IMAGE_WIDTHS);
  const { data, info } = await open(file, options)
    .autoOrient()
    .resize(within(largest))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new DomainError('IMAGE_NOT_ACCEPTED', undefined, { cause: error });
    });
  const files: Variant[] = [];
  for (const width of IMAGE_WIDTHS) {
    const picture = () => open(data, { raw: rawOf(info) }).resize(within(width));
    files.push(
      { name: `${width}.webp`, bytes: await picture().webp(WEBP).toBuffer(), type: 'image/webp' },
      { name: `${width}.jpg`, bytes: await picture().jpeg(JPEG).toBuffer(), type: 'image/jpeg' },
    );
  }
  return { files, width: info.width, height: info.height };
}

const within = (width: number) =>
  ({ width, height: width * MAX_STEEPNESS, fit: 'inside', withoutEnlargement: true }) as const;

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });
