import type { EntityManager } from 'typeorm';
import { imageIdOf, imageUrl } from '../../contract/shared/images.js';
import { isWebAddress } from '../../contract/shared/texts.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Image } from '../../platform/media/image.entity.js';

const ADDRESS_MESSAGE = 'Please give the address of a picture that begins with https://.';
const NOT_YOURS_MESSAGE = 'This picture is not there any more. Please upload it again.';

/**
 * Checks the address of a picture that a form sends: one that was uploaded here by the same person, or one from elsewhere by https.
 * @param known the address that is stored already; it may stay
 * @returns the address as it is to be stored
 * @throws VALIDATION_FAILED at `imageUrl`
 */
export async function acceptImageUrl(
  tx: EntityManager,
  userId: number,
  url: string | null,
  known: string | null,
): Promise<string | null> {
  if (url === null || url === known) return url;
  const id = imageIdOf(url);
  if (id !== null) {
    if (!(await tx.existsBy(Image, { id, userId }))) throw refused(NOT_YOURS_MESSAGE);
    return imageUrl(id);
  }
  const address = isWebAddress(url) ? new URL(url) : null;
  if (address?.protocol !== 'https:' || address.password !== '') throw refused(ADDRESS_MESSAGE);
  return address.href;
}

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'imageUrl', message }]);
