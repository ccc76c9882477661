import { OWN_PICTURE } from '../../contract/shared/images.js';

/**
 * @param address an expression
 * @returns SQL for the address of one of our own pictures; NULL for other sites'
 */
export const ownPictureSql = (address: string): string =>
  `CASE WHEN ${address} ~ '${OWN_PICTURE}' THEN ${address} END`;
