import { IMAGE_WIDTHS } from '../../contract/shared/images.js';

/** Below its id. */
export const IMAGE_FILES: readonly string[] = IMAGE_WIDTHS.flatMap((width) => [
  `${width}.webp`,
  `${width}.jpg`,
]);

/** By the ending of a file's name. */
export const IMAGE_CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
