import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont, { type VariationAxes } from 'subset-font';
import type { Plugin } from 'vite';

/** A font as its package has it, and which part of its axes the pages use. */
interface SlimFont {
  /** As the style sheet imports it. */
  file: string;
  /** The letters to keep, as a style sheet names them: `U+0000-00FF,U+0131`. */
  letters: string;
  axes: VariationAxes;
}

const require = createRequire(import.meta.url);
const CACHE = path.resolve(import.meta.dirname, '../../.cache/fonts');

/** @returns every letter of ranges as a style sheet names them: `U+0000-00FF,U+0131` */
const lettersOf = (ranges: string) =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

/**
 * Delivers fonts without what no page uses: a weight that is always the same needs no axis of weights, which is half of the file.
 * Made once, kept in the project's cache, and served in place of the package's file.
 */
export function slimFonts(fonts: readonly SlimFont[]): Plugin {
  return {
    name: 'farmgate-slim-fonts',
    async config() {
      const alias = await Promise.all(
        fonts.map(async (font) => ({ find: font.file, replacement: await slim(font) })),
      );
      return { resolve: { alias } };
    },
  };
}

/** @returns the path of the font that is delivered */
async function slim({ file, letters, axes }: SlimFont): Promise<string> {
  const whole = await readFile(require.resolve(file));
  const key = createHash('sha1')
    .update(whole)
    .update(JSON.stringify([letters, axes]))
    .digest('hex')
    .slice(0, 12);
  const kept = path.join(CACHE, key, path.basename(file));
  if (existsSync(kept)) return kept;
  const font = await subsetFont(whole, lettersOf(letters), { targetFormat: 'woff2', variationAxes: axes });
  await mkdir(path.dirname(kept), { recursive: true });
  // Two builds at once never read half of it.
  const draft = `${kept}.${process.pid}`;
  await writeFile(draft, font);
  await rename(draft, kept);
  return kept;
}
