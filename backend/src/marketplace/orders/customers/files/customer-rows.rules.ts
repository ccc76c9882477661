import type {
  CustomerColumn,
  CustomerImportPreview,
} from '../../../../contract/marketplace/customer-files.js';
import { optionalPhone } from '../../../../contract/shared/phones.js';
import { optionalEmail } from '../../../../contract/shared/texts.js';
import { guessColumns } from '../../../../platform/csv/column-words.rules.js';
import type { CustomerTexts } from '../../../tables/customer-import.entity.js';
import { cellsByName, type CsvFile } from '../../../vendors/files/csv-file.js';

type Chosen = readonly (CustomerColumn | '')[];

const WORDS: Readonly<Record<CustomerColumn, readonly string[]>> = {
  name: ['name', 'fullname', 'customer', 'customername', 'member', 'membername', 'contact', 'displayname'],
  firstName: ['firstname', 'first', 'givenname', 'billingfirstname'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'billinglastname'],
  email: ['email', 'emailaddress', 'mail', 'customeremail', 'billingemail'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone', 'telephone', 'billingphone'],
  address: ['address', 'streetaddress', 'street', 'address1', 'addressline1', 'defaultaddressaddress1'],
  city: ['city', 'town', 'defaultaddresscity'],
  state: ['state', 'province', 'region', 'defaultaddressprovincecode'],
  zipCode: ['zip', 'zipcode', 'postalcode', 'postcode', 'defaultaddresszip'],
  note: ['note', 'notes', 'comment', 'comments', 'memo'],
};
const PARTS: Partial<Record<CustomerColumn, string>> = { email: 'email', phone: 'phone', note: 'note' };

/** @param heads as `plainHead` has them @returns what each column is probably; '' where nothing says */
export function guessCustomerColumns(heads: readonly string[]): (CustomerColumn | '')[] {
  const guessed = guessColumns(heads, { words: WORDS, parts: PARTS });
  // A first and a last name say more than a company's or a display name.
  return guessed.includes('firstName') ? guessed.map((column) => (column === 'name' ? '' : column)) : guessed;
}

export const isReadable = (columns: Chosen): boolean =>
  columns.includes('name') || columns.includes('firstName') || columns.includes('lastName');

export interface PlannedCustomer extends CustomerTexts {
  /** Null for someone new. */
  id: number | null;
  key: string;
}

export interface PlannedRow {
  row: number;
  name: string;
  outcome: CustomerImportPreview['rows'][number]['outcome'];
  messages: string[];
  customer: PlannedCustomer | null;
}

export interface KnownCustomer extends CustomerTexts {
  id: number;
  key: string;
}

const EMAIL_MESSAGE = 'This isn’t an email address. Please fix it, or leave it blank.';
const PHONE_MESSAGE = 'This isn’t a phone number. Please fix it, or leave it blank.';
const Email = optionalEmail(EMAIL_MESSAGE);
const Phone = optionalPhone();
const MOST = { name: 160, phone: 40, address: 300, note: 1_000 } as const;

/** @returns what tells people of a vendor's files apart: email, else phone, else name and address */
function keyOf({ email, phone, name, address }: CustomerTexts): string {
  if (email !== '') return `email ${email.toLowerCase()}`;
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(\d{10})$/, '$1');
  return digits === '' ? `name ${name.toLowerCase()} ${address.toLowerCase()}` : `phone ${digits}`;
}

function textsOf(cells: ReadonlyMap<string, string>): CustomerTexts {
  const own = (column: CustomerColumn) => (cells.get(column) ?? '').replaceAll(/\s+/g, ' ').trim();
  const state = [own('state'), own('zipCode')].filter(Boolean).join(' ');
  return {
    name: own('name') || [own('firstName'), own('lastName')].filter(Boolean).join(' '),
    email: own('email'),
    phone: own('phone'),
    address: [own('address'), own('city'), state].filter(Boolean).join(', '),
    note: (cells.get('note') ?? '').trim(),
  };
}

function mistakesIn(texts: CustomerTexts): string[] {
  const { name, email, phone } = texts;
  const long = Object.entries(MOST).filter(
    ([field, most]) => texts[field as keyof typeof MOST].length > most,
  );
  return [
    ...(name === '' ? ['Please enter a name.'] : []),
    ...(Email.safeParse(email).success ? [] : [EMAIL_MESSAGE]),
    ...(Phone.safeParse(phone).success ? [] : [PHONE_MESSAGE]),
    ...long.map(([field, most]) => `The ${field} is longer than ${most} characters.`),
  ];
}

const FIELDS = ['name', 'email', 'phone', 'address', 'note'] as const;
const LABELS = { name: 'Name', email: 'Email', phone: 'Phone', address: 'Address', note: 'Note' } as const;

/** Blank cells keep what is known. */
function changesOf(known: KnownCustomer, texts: CustomerTexts): { texts: CustomerTexts; messages: string[] } {
  const changed = FIELDS.filter((field) => texts[field] !== '' && texts[field] !== known[field]);
  const merged = { ...known };
  for (const field of changed) merged[field] = texts[field];
  const said = (text: string) => (text === '' ? 'blank' : text);
  return {
    texts: merged,
    messages: changed.map((field) => `${LABELS[field]}: ${said(known[field])} becomes ${said(texts[field])}`),
  };
}

/** @param known those of files before, by `key` @returns what happens with each row */
export function planCustomers(
  { records }: Pick<CsvFile, 'records'>,
  columns: Chosen,
  known: ReadonlyMap<string, KnownCustomer>,
): PlannedRow[] {
  const rowOf = new Map<string, number>();
  return records.map(({ row, cells }): PlannedRow => {
    const texts = textsOf(cellsByName(columns, cells));
    const { name } = texts;
    const messages = mistakesIn(texts);
    if (messages.length > 0) return { row, name, outcome: 'wrong', messages, customer: null };
    const key = keyOf(texts);
    const first = rowOf.get(key);
    if (first !== undefined) {
      const said = `This customer is in row ${first} already, which counts.`;
      return { row, name, outcome: 'same', messages: [said], customer: null };
    }
    rowOf.set(key, row);
    const found = known.get(key);
    if (!found) return { row, name, outcome: 'create', messages, customer: { ...texts, key, id: null } };
    const changes = changesOf(found, texts);
    return changes.messages.length === 0
      ? { row, name, outcome: 'same', messages, customer: null }
      : {
          ...{ row, name, outcome: 'update', messages: changes.messages },
          customer: { ...changes.texts, key, id: found.id },
        };
  });
}
