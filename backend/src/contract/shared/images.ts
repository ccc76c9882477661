/** Uploaded pictures: their limits, their messages, their addresses. Free of zod. */

/** The largest picture that is taken, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** The kinds of files that browsers can show. */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const;

/** What phones write; the server makes JPEG and WebP of it. Many browsers know no type for it. */
const HEIC_TYPES: readonly string[] = ['image/heic', 'image/heif'];
const HEIC_ENDING = /\.(?:heic|heif)$/i;
/** What a form offers to choose from, for `<input accept>`. */
export const ACCEPTED_PICTURES = [...IMAGE_TYPES, ...HEIC_TYPES, '.heic', '.heif'].join(',');

interface NamedFile {
  type: string;
  name: string;
}

/** @returns whether a file says by its type or name to be a phone's HEIC photograph */
export const isHeicFile = ({ type, name }: NamedFile): boolean =>
  HEIC_TYPES.includes(type) || (type === '' && HEIC_ENDING.test(name));

/** @returns whether a file says by its type or name to be a picture that is taken */
export const isPictureFile = (file: NamedFile): boolean =>
  (IMAGE_TYPES as readonly string[]).includes(file.type) || isHeicFile(file);

export const IMAGE_TYPE_MESSAGE = 'Please select a valid image file (JPEG or PNG)';
export const IMAGE_SIZE_MESSAGE = 'File size must be less than 5MB';

/**
 * The widths in pixels in which a picture is kept; a smaller one is not blown up, but its files have these
 * names too.
 */
export const IMAGE_WIDTHS = [400, 800, 1600] as const;

/** The most photographs of one farm. */
export const MAX_FARM_PHOTOS = 8;
/** The longest description of a picture, in characters. */
export const MAX_ALT_LENGTH = 200;

const OWN = /^\/media\/([A-Za-z0-9_-]{22})\/\d+\.(?:jpg|webp)$/;

/**
 * Paths of our own pictures, uploaded or drawn. PostgreSQL reads it too. No dots but the last one: nothing
 * climbs out of the folder.
 */
export const OWN_PICTURE = '^/(media|art)(/[A-Za-z0-9_-]+)+[.](jpg|webp|png|svg)$';
const OWN_PATH = new RegExp(OWN_PICTURE);

/** @returns the address of a picture if it is one of ours; null for other sites' */
export const ownPicture = (url: string | null | undefined): string | null =>
  url && OWN_PATH.test(url) ? url : null;

/** @returns the address that a picture is known by, e.g. in a farm's `imageUrl` */
export const imageUrl = (imageId: string): string => `/media/${imageId}/800.jpg`;

/** @returns the id of an uploaded picture by its address; null for a picture from elsewhere */
export const imageIdOf = (url: string | null): string | null => (url ? (OWN.exec(url)?.[1] ?? null) : null);

/** What a `<picture>` needs. */
export interface ImageSources {
  /** For `<source type="image/webp">`. */
  webp: string;
  /** For the `<img>` itself. */
  jpeg: string;
}

/** @returns the `srcset`s of an uploaded picture; null for a picture from elsewhere */
export function imageSources(url: string | null): ImageSources | null {
  const id = imageIdOf(url);
  if (id === null) return null;
  const set = (format: string) =>
    IMAGE_WIDTHS.map((width) => `/media/${id}/${width}.${format} ${width}w`).join(', ');
  return { webp: set('webp'), jpeg: set('jpg') };
}
