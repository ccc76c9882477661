import { Injectable, type PipeTransform } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Database } from '../../platform/database/database.js';
import { vendorOfUser } from './vendors.sql.js';

/** The signed-in person's business. */
export interface OwnVendor {
  id: number;
  userId: number;
  businessName: string;
}

@Injectable()
export class VendorOfUser implements PipeTransform<SignedInUser, Promise<OwnVendor>> {
  constructor(private readonly database: Database) {}

  async transform(user: SignedInUser): Promise<OwnVendor> {
    const [vendor] = await this.database.query(vendorOfUser, [user.id]);
    if (!vendor) throw new DomainError('VENDOR_REQUIRED');
    return vendor;
  }
}

/**
 * The signed-in person's business, for routes with `@Access('user')`: whoever has a vendor's row may call
 * them, whatever the role says, so that a farmer who also sells stays a farmer and goes on posting listings.
 * What such a route reads or writes has to name `vendor.id` in its WHERE.
 * @throws SIGN_IN_REQUIRED, VENDOR_REQUIRED
 */
export const CurrentVendor = () => CurrentUser(VendorOfUser);
