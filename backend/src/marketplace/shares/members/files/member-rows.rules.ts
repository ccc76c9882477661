import type { MemberColumn } from '../../../../contract/marketplace/shares/member-files.js';
import {
  MAX_BOXES_AT_ONCE,
  SHARE_HALVES,
  type ShareHalf,
  type ShareRhythm,
} from '../../../../contract/marketplace/shares/share-terms.js';
import { amountOf, centsOf, dollars } from '../../../../contract/shared/money.js';
import { optionalPhone } from '../../../../contract/shared/phones.js';
import { Day } from '../../../../contract/shared/schemas.js';
import { optionalEmail } from '../../../../contract/shared/texts.js';
import { guessColumns } from '../../../../platform/csv/column-words.rules.js';
import { plainAmount, plainDay } from '../../../../platform/csv/csv-cells.rules.js';

const WORDS: Readonly<Record<MemberColumn, readonly string[]>> = {
  name: ['name', 'fullname', 'member', 'membername', 'customer', 'customername', 'displayname'],
  firstName: ['firstname', 'first', 'givenname'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'mail', 'memberemail', 'customeremail'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone', 'telephone'],
  size: ['size', 'sharesize', 'share', 'sharetype', 'option', 'plan'],
  quantity: ['quantity', 'qty', 'shares', 'boxes', 'count'],
  site: ['site', 'pickupsite', 'pickup', 'pickuplocation', 'location', 'dropsite', 'dropoff', 'depot'],
  half: ['half', 'week', 'weeks', 'aorb', 'group', 'rotation'],
  firstBox: ['firstbox', 'firstpickup', 'firstdelivery', 'startdate', 'start', 'startson', 'from'],
  price: ['pricelevel', 'priceabox', 'boxprice', 'priceperbox', 'tier'],
  paid: ['paid', 'paidsofar', 'amountpaid', 'totalpaid', 'payments'],
  balance: ['balance', 'balancedue', 'due', 'amountdue', 'owed', 'owes', 'outstanding'],
};
const PARTS: Partial<Record<MemberColumn, string>> = { email: 'email', phone: 'phone', balance: 'balance' };

/** @param heads as `plainHead` has them @returns what each column is probably; '' where nothing says */
export function guessMemberColumns(heads: readonly string[]): (MemberColumn | '')[] {
  const guessed = guessColumns(heads, { words: WORDS, parts: PARTS });
  return guessed.includes('firstName') ? guessed.map((column) => (column === 'name' ? '' : column)) : guessed;
}

export const isReadable = (columns: readonly (MemberColumn | '')[]): boolean =>
  columns.includes('name') || columns.includes('firstName') || columns.includes('lastName');

/** What can be chosen of a share. */
export interface Choosable {
  rhythm: ShareRhythm;
  sizes: readonly { id: number; name: string }[];
  sites: readonly { scheduleId: number; name: string }[];
}

export interface MemberRow {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  sizeId: number;
  scheduleId: number;
  half: ShareHalf | null;
  quantity: number;
  /** "YYYY-MM-DD"; null for the next box. */
  firstBox: string | null;
  /** A chosen price: the name of a level, or dollars a box; both null for the plain one. */
  level: string | null;
  price: number | null;
  /** Cents; null where the file doesn't say. */
  paid: number | null;
  balance: number | null;
}

const EMAIL_MESSAGE = 'This isn’t an email address. Please fix it, or leave it blank.';
const PHONE_MESSAGE = 'This isn’t a phone number. Please fix it, or leave it blank.';
const Email = optionalEmail(EMAIL_MESSAGE);
const Phone = optionalPhone();
const MAX_NAME = 80;

const quoted = (text: string) => `“${text}”`;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Notes what is wrong with a cell. */
type Refuse = (message: string) => null;

/** @returns the one with that name, or the only one of a blank cell */
function chosen<One extends { name: string }>(
  cell: string,
  all: readonly One[],
  what: 'size' | 'pickup site',
  refuse: Refuse,
): One | null {
  const [only, ...others] = cell === '' ? all : all.filter(({ name }) => plain(name) === plain(cell));
  if (only && others.length === 0) return only;
  if (cell === '') return refuse(`Please say which ${what}.`);
  if (only) return refuse(`This share has two called ${quoted(cell)}. Please enter this member by hand.`);
  const names = all.map(({ name }) => name).join(', ');
  return refuse(`This share has no ${what} called ${quoted(cell)}. It has ${names}.`);
}

/** @returns cents; null of a blank cell */
function money(cell: string, what: string, refuse: Refuse): number | null {
  if (cell === '') return null;
  const cents = centsOf(plainAmount(cell));
  if (cents !== null && cents >= 0) return cents;
  return refuse(`Please enter ${what} as an amount, such as 120.00.`);
}

function halfOf(cell: string, rhythm: ShareRhythm, refuse: Refuse): ShareHalf | null {
  if (rhythm === 'weekly') return null;
  const letter = /^(?:weeks?|half|group)?\s*([ab])$/i.exec(cell)?.[1]?.toUpperCase();
  return SHARE_HALVES.find((half) => half === letter) ?? refuse('Please say which weeks, A or B.');
}

function quantityOf(cell: string, refuse: Refuse): number | null {
  const count = cell === '' ? 1 : /^\d{1,2}$/.test(cell) ? Number(cell) : 0;
  if (count >= 1 && count <= MAX_BOXES_AT_ONCE) return count;
  return refuse(`Please enter 1 to ${MAX_BOXES_AT_ONCE} boxes.`);
}

function firstBoxOf(cell: string, refuse: Refuse): string | null {
  if (cell === '') return null;
  const day = plainDay(cell);
  if (Day.safeParse(day).success) return day;
  return refuse('Please enter the first box as a date, such as 7/22/2027.');
}

/** An amount is what a box costs; anything else is the name of a level, which the share may have. */
function priceOf(cell: string): Pick<MemberRow, 'level' | 'price'> {
  const cents = cell === '' ? null : centsOf(plainAmount(cell));
  if (cents === null) return { level: cell === '' ? null : cell, price: null };
  return { level: null, price: amountOf(cents) };
}

function namesOf(own: (column: MemberColumn) => string): Pick<MemberRow, 'firstName' | 'lastName'> {
  const [first = '', ...rest] = (own('name') || `${own('firstName')} ${own('lastName')}`.trim()).split(' ');
  return own('firstName') === ''
    ? { firstName: first, lastName: rest.join(' ') }
    : { firstName: own('firstName'), lastName: own('lastName') };
}

/** @param cells by their columns @returns a member as the file says, or what is wrong */
export function readMember(
  cells: ReadonlyMap<string, string>,
  { rhythm, sizes, sites }: Choosable,
): { name: string; member: MemberRow | null; messages: string[] } {
  const messages: string[] = [];
  const refuse: Refuse = (message) => {
    messages.push(message);
    return null;
  };
  const own = (column: MemberColumn) => (cells.get(column) ?? '').replaceAll(/\s+/g, ' ').trim();
  const names = namesOf(own);
  const name = `${names.firstName} ${names.lastName}`.trim();
  if (name === '') refuse('Please enter a name.');
  if (names.firstName.length > MAX_NAME || names.lastName.length > MAX_NAME)
    refuse(`The name is longer than ${MAX_NAME} characters.`);
  const [email, phone] = [Email.safeParse(own('email')), Phone.safeParse(own('phone'))];
  if (!email.success) refuse(EMAIL_MESSAGE);
  if (!phone.success) refuse(PHONE_MESSAGE);
  const size = chosen(own('size'), sizes, 'size', refuse);
  const site = chosen(own('site'), sites, 'pickup site', refuse);
  const rest = {
    half: halfOf(own('half'), rhythm, refuse),
    firstBox: firstBoxOf(own('firstBox'), refuse),
    ...priceOf(own('price')),
    paid: money(own('paid'), 'what was paid', refuse),
    balance: money(own('balance'), 'the balance', refuse),
  };
  const quantity = quantityOf(own('quantity'), refuse);
  if (messages.length > 0 || !size || !site || !quantity) return { name, member: null, messages };
  const reached = { email: email.data ?? null, phone: phone.data ?? null };
  const chose = { sizeId: size.id, scheduleId: site.scheduleId, quantity };
  return { name, member: { ...names, ...reached, ...chose, ...rest }, messages };
}

/** @returns cents that were paid of the boxes, or what is wrong */
export function paidOf(
  { paid, balance }: Pick<MemberRow, 'paid' | 'balance'>,
  total: number,
): number | string {
  const cost = `The boxes from the first one on cost ${dollars(total)}.`;
  if (balance !== null) {
    if (balance > total) return `${cost} The balance can’t be more.`;
    if (paid !== null && paid + balance !== total)
      return `${cost} Paid and balance come to ${dollars(paid + balance)}. Please leave one of them out.`;
    return total - balance;
  }
  return (paid ?? 0) > total ? `${cost} Please enter what was paid for these, at most.` : (paid ?? 0);
}

type Person = Pick<MemberRow, 'firstName' | 'lastName' | 'email' | 'phone'>;

function keysOf({ firstName, lastName, email, phone }: Person) {
  const digits = (phone ?? '').replaceAll(/\D/g, '').replace(/^1(\d{10})$/, '$1');
  return {
    email: email ? `email ${email.toLowerCase()}` : '',
    phone: digits === '' ? '' : `phone ${digits}`,
    name: `name ${plain(`${firstName} ${lastName}`)}`,
  };
}

const isUnreachable = ({ email, phone }: Person) => !email && !phone;

/** Members by what tells them apart. */
export interface MemberIndex<Member> {
  add(member: Member): void;
  /** @returns who has the email; else the phone, unless both have emails; else the name where one has none */
  find(person: Person): Member | undefined;
}

/** @returns an index of members, of whom the first ones are found first */
export function memberIndex<Member extends Person>(members: readonly Member[] = []): MemberIndex<Member> {
  const byKey = new Map<string, Member[]>();
  const at = (key: string) => byKey.get(key) ?? [];
  const index: MemberIndex<Member> = {
    add(member) {
      for (const key of Object.values(keysOf(member))) if (key !== '') byKey.set(key, [...at(key), member]);
    },
    find(person) {
      const { email, phone, name } = keysOf(person);
      return (
        at(email)[0] ??
        at(phone).find((other) => !other.email || !person.email) ??
        at(name).find((other) => isUnreachable(other) || isUnreachable(person))
      );
    },
  };
  for (const member of members) index.add(member);
  return index;
}
