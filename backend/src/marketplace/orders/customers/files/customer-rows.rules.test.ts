import { describe, expect, it } from '@jest/globals';
import { plainHead } from '../../../../platform/csv/column-words.rules.js';
import { readCsvFile } from '../../../vendors/files/csv-file.js';
import { guessCustomerColumns, type KnownCustomer, planCustomers } from './customer-rows.rules.js';

async function plan(lines: readonly string[], known: readonly KnownCustomer[] = []) {
  const file = await readCsvFile(Buffer.from(lines.join('\n')));
  const columns = guessCustomerColumns(file.heads.map(plainHead));
  return planCustomers(file, columns, new Map(known.map((one) => [one.key, one])));
}

describe('a file of customers', () => {
  it('is read by its heads, with the name and the address of their parts', async () => {
    const [row] = await plan([
      'First Name,Last Name,Email Address,Phone Number,Street,City,State,ZIP,Notes',
      'Ann,Field,Ann@Example.com,(802) 555-0142,1 Main St,Barre,VT,05641,"Likes kale, no fennel"',
    ]);
    expect(row).toEqual({
      ...{ row: 2, name: 'Ann Field', outcome: 'create', messages: [] },
      customer: {
        ...{ id: null, key: 'email ann@example.com', name: 'Ann Field', email: 'Ann@Example.com' },
        ...{ phone: '(802) 555-0142', address: '1 Main St, Barre, VT 05641', note: 'Likes kale, no fennel' },
      },
    });
  });

  it('says what is wrong, and what stands there twice', async () => {
    const rows = await plan([
      'Name,Email,Phone',
      ',a@example.com,',
      'Bo,not an email,12',
      'Cy,,802-555-0142',
      'Cy Too,,+1 (802) 555-0142',
    ]);
    expect(rows.map(({ outcome, messages }) => [outcome, messages.length])).toEqual([
      ['wrong', 1],
      ['wrong', 2],
      ['create', 0],
      ['same', 1],
    ]);
    expect(rows[3]?.messages).toEqual(['This customer is in row 4 already, which counts.']);
  });

  it('changes nothing the second time, and never blanks what is known', async () => {
    const known = {
      ...{ id: 7, key: 'email ann@example.com', name: 'Ann', email: 'ann@example.com' },
      ...{ phone: '802-555-0142', address: '', note: 'Kale' },
    };
    const heads = 'Name,Email,Phone,Note';
    const [same] = await plan([heads, 'Ann,ann@example.com,,Kale'], [known]);
    expect(same).toMatchObject({ outcome: 'same', messages: [], customer: null });
    const [changed] = await plan([heads, 'Ann,ann@example.com,,No kale'], [known]);
    expect(changed?.messages).toEqual(['Note: Kale becomes No kale']);
    expect(changed?.customer).toMatchObject({ id: 7, phone: '802-555-0142', note: 'No kale' });
  });
});
