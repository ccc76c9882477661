import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.rules.js';

/** A name led to an address that is not of the public internet. */
export class PrivateAddress extends Error {}

/**
 * For requests to addresses that strangers name. A name is looked at where it is used, against DNS rebinding.
 * Node asks it for names alone: `isPublicUrl` refuses addresses in numbers before.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, []);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddress(`${hostname} has no public address.`), []);
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
