import { IMAGE_WIDTHS } from '../../contract/shared/images.js';

/** Names of all files of a picture, below its id. */
export const IMAGE_FILES: readonly string[] = IMAGE_WIDTHS.flatMap((width) => [
  `${width}.webp`,
  `${width}.jpg`,
]);

/** Content types by the ending of a file's name. */
export const IMAGE_CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
