/**
 * Photographs are made smaller in the browser before they are sent: nobody looks at 40 megapixels of carrots.
 */

/** The longest edge that is sent, in pixels; the widest picture that is kept has 1,600. */
export const MAX_EDGE = 2_000;
/** A file up to this size, in bytes, that is not too large in pixels is sent as it is. */
export const SMALL_ENOUGH_BYTES = 1_500_000;
/** Larger files are not even opened: a phone would run out of memory, in bytes. */
export const MAX_OPENED_BYTES = 40 * 1024 * 1024;
const JPEG_QUALITY = 0.86;

export interface Size {
  width: number;
  height: number;
}

/**
 * @param bytes the file's size
 * @returns the size to draw the picture in, in whole pixels; null for a picture that is small enough as it is
 */
export function shrunkSize({ width, height }: Size, bytes: number): Size | null {
  const edge = Math.max(width, height);
  if (edge <= MAX_EDGE) return bytes <= SMALL_ENOUGH_BYTES ? null : { width, height };
  const share = MAX_EDGE / edge;
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** @returns the name of the file after it was made a JPEG: "barn.png" is "barn.jpg" then */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
}

/**
 * @param file a JPEG or PNG
 * @returns a smaller JPEG of the same picture, upright; `file` itself where it is small already, or cannot be
 * drawn here
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size > MAX_OPENED_BYTES || typeof createImageBitmap !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const size = shrunkSize(bitmap, file.size);
      const blob = size && (await drawn(bitmap, size));
      return blob && blob.size < file.size
        ? new File([blob], jpegName(file.name), { type: 'image/jpeg' })
        : file;
    } finally {
      bitmap.close();
    }
  } catch {
    // Not a picture that this browser can read: the server has the last word about it.
    return file;
  }
}

async function drawn(bitmap: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A PNG may be see-through, a JPEG is not.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
