import type { FarmListItem } from '../../../contract/directory/farms.js';
import { ownPicture } from '../../../contract/shared/images.js';
import { milesFromChord } from '../../../platform/geo/earth.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { sourceView } from '../../places/source-view.js';
import { seesAllOf, shownUserId } from '../farm.view.js';
import type { FoundRow } from '../farms.sql.js';

export function farmListItem(row: FoundRow, reader: SignedInUser | null): FarmListItem {
  const isContactShown = row.originalChord === null || seesAllOf(row, reader);
  return {
    id: row.type === 'farm' ? row.id : `place-${row.id}`,
    userId: shownUserId(row.userId, reader),
    name: row.name,
    description: row.description,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    email: isContactShown ? row.email : null,
    phone: isContactShown ? row.phone : null,
    website: isContactShown ? row.website : null,
    kind: row.kind,
    imageUrl: ownPicture(row.imageUrl),
    productTypes: row.productTypes,
    isClaimed: row.isClaimed,
    isVerified: row.isVerified,
    isShown: row.isShown,
    isDemonstration: row.isDemonstration,
    source: sourceView(row.source),
    placeId: row.placeId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    distanceMiles: row.chord === null ? null : milesFromChord(row.chord),
  };
}
