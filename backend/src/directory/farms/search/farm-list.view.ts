import type { FarmListItem } from '../../../contract/directory/farms.js';
import { milesFromChord } from '../../../platform/geo/earth.js';
import { sourceView } from '../../places/source-view.js';
import type { FoundRow } from '../farms.sql.js';
import { ownPicture } from '../../../contract/shared/images.js';

/** @returns a farm or unclaimed place as the list of those that can be claimed shows it */
export function farmListItem(row: FoundRow): FarmListItem {
  return {
    id: row.type === 'farm' ? row.id : `place-${row.id}`,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    kind: row.kind,
    imageUrl: ownPicture(row.imageUrl),
    productTypes: row.productTypes,
    isClaimed: row.isClaimed,
    isVerified: row.isVerified,
    isDemonstration: row.isDemonstration,
    source: sourceView(row.source),
    distanceMiles: row.chord === null ? null : milesFromChord(row.chord),
  };
}
