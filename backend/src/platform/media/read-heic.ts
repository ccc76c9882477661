import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { boundedQueue } from '../http/bounded-queue.js';
import { DomainError } from '../http/errors/domain-error.js';

const require = createRequire(import.meta.url);
/** The longest that a photograph may take, in milliseconds; one of 24 megapixels takes about two seconds. */
const LONGEST = 20_000;
/** The names by which a HEIF file says that its picture is packed as HEVC, as phones do. */
const BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'];
/** One photograph unfolds to up to 200 MB. */
const inLine = boundedQueue({ atOnce: 1, longest: 10 });

/** Runs beside the server's own work, which it would stop for seconds, and can be ended in the middle. */
const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const decode = require(workerData.library);
decode.all({ buffer: workerData.file }).then(async ([picture]) => {
  const { width, height } = picture;
  if (!(width * height > 0 && width * height <= workerData.maxPixels)) throw new Error('too many pixels');
  const { data } = await picture.decode();
  parentPort.postMessage({ width, height, data }, [data.buffer]);
});`;

/** The pixels of a photograph, upright: four bytes each, red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** @returns whether a file says to be a HEIC or HEIF photograph */
export const isHeic = (file: Buffer): boolean =>
  file.toString('latin1', 4, 8) === 'ftyp' && BRANDS.includes(file.toString('latin1', 8, 12));

/**
 * Unpacks a HEIC photograph; nothing but its pixels comes out. libvips as it is on npm cannot read them.
 * @param maxPixels a larger picture is refused before it is unpacked
 * @param use what is made of the pixels; the next photograph waits for it, as one fills up to 200 MB
 * @throws HEIC_NOT_READ for a broken or too large one, and one that takes too long; TOO_MANY_REQUESTS
 */
export function readHeic<Result>(
  file: Buffer,
  maxPixels: number,
  use: (pixels: Pixels) => Promise<Result>,
): Promise<Result> {
  return inLine(async () => use(await unpack(file, maxPixels)));
}

async function unpack(file: Buffer, maxPixels: number): Promise<Pixels> {
  const library = require.resolve('heic-decode');
  const worker = new Worker(WORKER, {
    eval: true,
    // What the library says of broken files goes nowhere.
    stdout: true,
    stderr: true,
    workerData: { library, file, maxPixels },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Pixels>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('took too long')), LONGEST);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('ended without a picture')));
    });
  } catch (error) {
    throw new DomainError('HEIC_NOT_READ', undefined, { cause: error });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
