import { Injectable, type PipeTransform } from '@nestjs/common';
import { Acting, type ActingUser, type Actor } from '../../accounts/businesses/acting.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { vendorOfUser } from './vendors.sql.js';

export interface OwnVendor {
  id: number;
  /** The owner whose account it is kept under. */
  userId: number;
  businessName: string;
  actor: Actor;
  /** Of the person who acts. */
  username: string;
}

@Injectable()
export class VendorOfBusiness implements PipeTransform<ActingUser, Promise<OwnVendor>> {
  constructor(private readonly database: Database) {}

  async transform({ id, actor, username }: ActingUser): Promise<OwnVendor> {
    const [vendor] = await fetchRows(this.database, vendorOfUser, [id]);
    if (!vendor) throw new DomainError('VENDOR_REQUIRED');
    return { ...vendor, actor, username };
  }
}

/**
 * The vendor that the signed-in person acts for, for routes with `@Access('user')` and `ForBusiness`:
 * whoever has a vendor's row may call them, whatever the role says, so that a farmer who also sells stays a
 * farmer and goes on posting listings. What such a route reads or writes has to name `vendor.id` in its
 * WHERE.
 * @throws SIGN_IN_REQUIRED, VENDOR_REQUIRED
 */
export const CurrentVendor = () => Acting(VendorOfBusiness);
