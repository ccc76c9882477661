import {
  IMAGE_SIZE_MESSAGE,
  IMAGE_TYPE_MESSAGE,
  MAX_IMAGE_BYTES,
  isPictureFile,
} from '@farmgate/backend/contract/shared/images';
import { shrinkPicture } from './shrink-picture';

/** A picture that may be sent, or why it may not. */
export type Choice = { file: File; message: null } | { file: null; message: string };

/** How a JPEG and a PNG begin, and a HEIC behind its first four bytes. */
const BEGINNINGS = [
  { at: 0, bytes: [0xff, 0xd8, 0xff] },
  { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  { at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
];

/**
 * A file's type is only what its name ends with. One that cannot be read (it is gone, or still in a cloud) is
 * none, either.
 */
async function isPictureInside(file: File): Promise<boolean> {
  try {
    const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    return BEGINNINGS.some(({ at, bytes }) => bytes.every((byte, index) => start[at + index] === byte));
  } catch {
    return false;
  }
}

/**
 * Looks at a file that somebody chose, and makes it smaller where it is large.
 * @param shrink how to make it smaller
 * @returns the picture to send; otherwise the message that it is no picture, or that it is too large even so
 */
export async function choosePicture(file: File, shrink = shrinkPicture): Promise<Choice> {
  const isPicture = isPictureFile(file);
  const smaller = isPicture ? await shrink(file) : file;
  if (isPicture && smaller.size > MAX_IMAGE_BYTES) return { file: null, message: IMAGE_SIZE_MESSAGE };
  if (!isPicture || !(await isPictureInside(smaller))) return { file: null, message: IMAGE_TYPE_MESSAGE };
  return { file: smaller, message: null };
}
