import {
  IMAGE_SIZE_MESSAGE,
  IMAGE_TYPES,
  IMAGE_TYPE_MESSAGE,
  MAX_IMAGE_BYTES,
} from '@farmgate/backend/contract/shared/images';
import { shrinkPicture } from './shrink-picture';

/** A picture that may be sent, or why it may not. */
export type Choice = { file: File; message: null } | { file: null; message: string };

const isPicture = ({ type }: File) => (IMAGE_TYPES as readonly string[]).includes(type);

/**
 * Looks at a file that somebody chose, and makes it smaller where it is large.
 * @param shrink how to make it smaller
 * @returns the picture to send; otherwise the message that it is no picture, or that it is too large even so
 */
export async function choosePicture(file: File, shrink = shrinkPicture): Promise<Choice> {
  if (!isPicture(file)) return { file: null, message: IMAGE_TYPE_MESSAGE };
  const smaller = await shrink(file);
  if (smaller.size > MAX_IMAGE_BYTES) return { file: null, message: IMAGE_SIZE_MESSAGE };
  return { file: smaller, message: null };
}
