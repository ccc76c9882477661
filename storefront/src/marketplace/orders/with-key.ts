import { withQuery } from '@farmgate/backend/contract/shared/site-paths';

/** @returns an address of ours with the key of the mail's link, where the order was opened by one */
export const withKey = (address: string, key: string | undefined): string => withQuery(address, { key });
