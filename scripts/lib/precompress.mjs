import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already; pages are compressed as they are sent. */
const TEXTS = /\.(?:css|js|json|mjs|svg|txt|webmanifest|xml)$/;
const WORTH_COMPRESSING = 1_024;
/** As many as there are threads for it. */
const AT_ONCE = 4;

/**
 * Puts `.br` and `.gz` beside every text file below a folder, as small as they get, so that nothing is
 * compressed when it is asked for.
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const next = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function compressFile(file) {
  const plain = await readFile(file);
  if (plain.length < WORTH_COMPRESSING) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }));
}
