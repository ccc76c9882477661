import type { EntityManager } from 'typeorm';
import { imageIdOf, imageUrl, ownPicture } from '../../../contract/shared/images.js';
import { isWebAddress } from '../../../contract/shared/texts.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Image } from '../../../platform/media/image.entity.js';

const ADDRESS_MESSAGE = 'We only show photos you upload. Please upload yours.';
const NOT_YOURS_MESSAGE = 'This photo is no longer there. Please upload it again.';

/** Another site's https address is taken, but not kept. @throws VALIDATION_FAILED at `imageUrl` */
export async function acceptImageUrl(
  tx: EntityManager,
  userId: number,
  url: string | null,
  { known, publicUrl }: { known: string | null; publicUrl: string },
): Promise<string | null> {
  if (url === null) return null;
  if (url === known) return ownPicture(known);
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const id = imageIdOf(path);
  if (id !== null) {
    if (known !== null && imageIdOf(known) === id) return ownPicture(known);
    if (!(await tx.existsBy(Image, { id, userId }))) throw refused(NOT_YOURS_MESSAGE);
    return imageUrl(id);
  }
  const address = isWebAddress(url) ? new URL(url) : null;
  if (address?.protocol !== 'https:' || address.password !== '') throw refused(ADDRESS_MESSAGE);
  return ownPicture(known);
}

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'imageUrl', message }]);
