import { Injectable } from '@nestjs/common';
import type {
  CustomerDetails,
  CustomersExportQuery,
  CustomersQuery,
  CustomerView,
} from '../../../contract/marketplace/customers.js';
import { amountOf } from '../../../contract/shared/money.js';
import { Database } from '../../../platform/database/database.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Page } from '../../../platform/http/answers/paging.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { customerCsv } from './customer-csv.rules.js';
import { type CustomerRow, customersOf, ordersOfCustomer, productsOfCustomer } from './customers.sql.js';

/** Nothing that the vendor's orders and its own files don't show already. */
@Injectable()
export class Customers {
  constructor(private readonly database: Database) {}

  async list(vendor: OwnVendor, { q, sort, limit, offset }: CustomersQuery): Promise<Page<CustomerView>> {
    const rows = await fetchRows(this.database, customersOf, [
      vendor.id,
      q ?? null,
      sort,
      limit,
      offset,
      null,
    ]);
    return { items: rows.map(customerView), total: rows[0]?.total ?? 0, isMore: false };
  }

  /** @param orderId any order of theirs @throws CUSTOMER_NOT_FOUND */
  async get(vendor: OwnVendor, orderId: number): Promise<CustomerDetails> {
    const [row] = await fetchRows(this.database, customersOf, [vendor.id, null, 'last', 1, 0, orderId]);
    if (!row) throw new DomainError('CUSTOMER_NOT_FOUND');
    const { vendorOrderIds } = row;
    const orders = await fetchRows(this.database, ordersOfCustomer, [vendor.id, vendorOrderIds]);
    return {
      ...customerView(row),
      history: orders.map((order) => ({ ...order, total: amountOf(order.total) })),
      products: await fetchRows(this.database, productsOfCustomer, [vendorOrderIds]),
    };
  }

  async csv(vendor: OwnVendor, { q, sort }: CustomersExportQuery): Promise<string> {
    return customerCsv(
      await fetchRows(this.database, customersOf, [vendor.id, q ?? null, sort, null, 0, null]),
    );
  }
}

const customerView = ({
  vendorOrderIds: _ids,
  total: _total,
  imported,
  ...row
}: CustomerRow): CustomerView => ({
  ...row,
  ...(imported.length > 0 && { imported }),
  spent: amountOf(row.spent),
});
