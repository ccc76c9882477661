import { pictureAddress } from '../../lib/format/picture-address';

/**
 * Fetches a picture of our own, to be sent with another record.
 * @returns it as a file that was just chosen; null where there is none, or it cannot be had
 */
export async function keptPicture(imageUrl: string | null, name: string): Promise<File | null> {
  const address = pictureAddress(imageUrl);
  if (!address?.startsWith('/')) return null;
  try {
    const answer = await fetch(address);
    const picture = answer.ok ? await answer.blob() : null;
    if (!picture || !/^image\/(jpeg|png)$/.test(picture.type)) return null;
    return new File([picture], name, { type: picture.type });
  } catch {
    return null;
  }
}
