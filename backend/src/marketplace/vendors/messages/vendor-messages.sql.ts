import { statement } from '../../../platform/database/statement.js';

export const waitingVendors = statement<{ vendorId: number }>(
  'SELECT DISTINCT vendor_id AS "vendorId" FROM vendor_messages ORDER BY vendor_id',
);
