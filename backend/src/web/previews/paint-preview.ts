import { PREVIEW_SIZE } from '../../contract/content/sitemap.js';
import { loadSharp } from '../../platform/media/load-sharp.js';
import { sideOf } from './draw-preview.js';
import type { Standing } from './preview-cards.js';

/** More pixels than any uploaded picture's; what a drawing unfolds to is bounded as well. */
const MAX_PIXELS = 50_000_000;

/**
 * Paints a preview as PNG, in threads of its own. Each library does what it is good at: resvg sets the texts
 * in our fonts, which libvips could only do in fonts of the machine, and libvips draws the pictures, some of
 * which end resvg together with the process.
 * @param svg everything but the picture
 * @param fontFiles absolute paths of TrueType fonts
 * @param side an SVG of ours or a JPEG
 */
export async function paintPreview(
  svg: string,
  fontFiles: string[],
  side: { picture: Buffer; standing: Standing },
): Promise<Buffer> {
  const [{ renderAsync }, open] = await Promise.all([import('@resvg/resvg-js'), loadSharp()]);
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Figtree' };
  const texts = await renderAsync(svg, { font });
  const { left, top, width, height } = sideOf(side.standing);
  const picture = await open(side.picture, { limitInputPixels: MAX_PIXELS, density: 144 })
    .resize({
      width,
      height,
      fit: side.standing === 'free' ? 'contain' : 'cover',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return open(texts.pixels, { raw: { ...PREVIEW_SIZE, channels: 4 } })
    .composite([{ input: picture, left, top }])
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
