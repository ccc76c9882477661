import { Injectable } from '@nestjs/common';
import type { VendorView } from '../../contract/marketplace/vendors.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { vendorView } from './vendor.view.js';
import { anyVendor, publicVendor } from './vendors.sql.js';

@Injectable()
export class VendorsService {
  constructor(private readonly database: Database) {}

  /** @throws VENDOR_NOT_FOUND; VENDOR_NOT_SELLING for one that is not approved or not active */
  async get(id: number): Promise<VendorView> {
    const [row] = await fetchRows(this.database, publicVendor, [id]);
    if (row) return vendorView(row, row);
    const [hidden] = await fetchRows(this.database, anyVendor, [id]);
    throw new DomainError(hidden ? 'VENDOR_NOT_SELLING' : 'VENDOR_NOT_FOUND');
  }
}
