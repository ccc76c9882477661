import type { KeptImage, Media } from '../../platform/media/media.js';

/** Where `write` fails, none of the pictures stays behind. @throws as `Media.keeping` */
export function keepPictures<Result>(
  media: Media,
  files: readonly Buffer[],
  userId: number,
  write: (images: KeptImage[]) => Promise<Result>,
): Promise<Result> {
  const [first, ...others] = files;
  if (!first) return write([]);
  return media.keeping(first, userId, (image) =>
    keepPictures(media, others, userId, (images) => write(image ? [image, ...images] : images)),
  );
}
