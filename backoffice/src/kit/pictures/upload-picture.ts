import type { PostPicture } from '@farmgate/backend/contract/content/blog.admin';
import {
  IMAGE_SIZE_MESSAGE,
  IMAGE_TYPE_MESSAGE,
  MAX_IMAGE_BYTES,
  ACCEPTED_PICTURES,
  isPictureFile,
} from '@farmgate/backend/contract/shared/images';
import { http } from '../../lib/http';

/** For `<input type="file" accept>`. */
export const PICTURE_TYPES = ACCEPTED_PICTURES;

/**
 * @returns what is wrong with a file as a picture, as far as can be told before it is sent; null for nothing
 */
export function pictureProblem(file: File): string | null {
  if (!isPictureFile(file)) return IMAGE_TYPE_MESSAGE;
  return file.size > MAX_IMAGE_BYTES ? IMAGE_SIZE_MESSAGE : null;
}

/** Sends a picture to be kept. @param address takes a form with `image` @throws Error in words for people */
export async function uploadPicture(address: string, file: File): Promise<PostPicture> {
  const problem = pictureProblem(file);
  if (problem) throw new Error(problem);
  const body = new FormData();
  body.set('image', file);
  const { json } = await http(address, { method: 'POST', body });
  return json as PostPicture;
}
