import { PREVIEW_SIZE } from '../../contract/content/sitemap.js';
import { loadSharp } from '../../platform/media/load-sharp.js';
import { sideOf } from './draw-preview.js';
import type { Standing } from './preview-cards.js';

/** More than any upload has; what a drawing unfolds to is bounded as well. */
const MAX_PIXELS = 50_000_000;

/** resvg sets texts in our fonts; libvips draws pictures, some of which crash resvg. */
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
