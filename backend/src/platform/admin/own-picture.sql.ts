import { OWN_PICTURE } from '../../contract/shared/images.js';

/** @param address SQL @returns SQL, NULL for other sites' pictures */
export const ownPictureSql = (address: string): string =>
  `CASE WHEN ${address} ~ '${OWN_PICTURE}' THEN ${address} END`;
