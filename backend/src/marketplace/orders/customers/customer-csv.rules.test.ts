import { expect, it } from '@jest/globals';
import { customerCsv } from './customer-csv.rules.js';

it('writes a customer in a line, and no text of theirs is calculated', () => {
  const row = {
    ...{ id: 7, name: '=HYPERLINK("x")', email: 'nora@example.com', phone: '+1 802 555 0142', orders: 2 },
    ...{ spent: 3_024, firstOrderOn: '2026-11-02', lastOrderOn: '2026-11-28', bought: 'Eggs' },
    ...{ vendorOrderIds: [7, 9], total: 1, imported: [{ id: 3, address: '1 Main St', note: '+Kale' }] },
  };
  expect(customerCsv([row])).toBe(
    '\uFEFFCustomer,Email,Phone,Orders,Spent,First order,Last order,Bought most,Address,Note\r\n' +
      `"'=HYPERLINK(""x"")",nora@example.com,'+1 802 555 0142,2,30.24,2026-11-02,2026-11-28,Eggs,1 Main St,'+Kale\r\n`,
  );
});
