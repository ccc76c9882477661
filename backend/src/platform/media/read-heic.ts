import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { boundedQueue } from '../http/bounded-queue.js';
import { DomainError } from '../http/errors/domain-error.js';

const require = createRequire(import.meta.url);
/** In milliseconds; one of 24 megapixels takes about two seconds. */
const LONGEST = 20_000;
/** Of HEIF files packed as HEVC, as phones do. */
const BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'];
/** One photograph unfolds to up to 200 MB. */
const inLine = boundedQueue({ atOnce: 1, longest: 10 });

/** A thread: it would stop the server for seconds, and can be ended in the middle. */
const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const decode = require(workerData.library);
decode.all({ buffer: workerData.file }).then(async ([picture]) => {
  const { width, height } = picture;
  if (!(width * height > 0 && width * height <= workerData.maxPixels)) throw new Error('too many pixels');
  const { data } = await picture.decode();
  parentPort.postMessage({ width, height, data }, [data.buffer]);
});`;

/** Upright; four bytes each: red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export const isHeic = (file: Buffer): boolean =>
  file.toString('latin1', 4, 8) === 'ftyp' && BRANDS.includes(file.toString('latin1', 8, 12));

/** npm's libvips cannot read HEIC. @throws HEIC_NOT_READ, TOO_MANY_REQUESTS */
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
