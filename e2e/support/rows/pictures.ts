import type { Page } from '@playwright/test';
import { Buffer } from 'node:buffer';

/** A file as `setInputFiles` takes it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * @returns a real picture, drawn by the browser: noise, so that its size in bytes goes with its size in
 * pixels
 */
export async function drawPicture(
  page: Page,
  type: 'image/jpeg' | 'image/png',
  { width, height }: { width: number; height: number },
): Promise<PictureFile> {
  const data = await page.evaluate(
    ([mimeType, w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      const picture = context.createImageData(w, h);
      for (let at = 0; at < picture.data.length; at += 1) {
        picture.data[at] = at % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
      }
      context.putImageData(picture, 0, 0);
      return canvas.toDataURL(mimeType, 0.9);
    },
    [type, width, height] as const,
  );
  const buffer = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  return { name: type === 'image/png' ? 'carrots.png' : 'carrots.jpg', mimeType: type, buffer };
}
