import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { weakTagOf } from './entity-tags.js';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compressed by whoever asks first; a failure is tried again by the next. */
export function compressedOnce(read: () => Promise<Buffer>) {
  const make = async () => {
    const plain = await read();
    const [br, gzipped] = await Promise.all([
      promisify(brotliCompress)(plain, BROTLI),
      promisify(gzip)(plain),
    ]);
    return { plain, br, gzip: gzipped, tag: weakTagOf(plain) };
  };
  let made: ReturnType<typeof make> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
