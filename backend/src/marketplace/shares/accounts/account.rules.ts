import {
  type BoxState,
  type EntryKind,
  INTO_CREDIT,
  OUT_OF_CREDIT,
  type SharePaidBy,
  type SharePaymentState,
} from '../../../contract/marketplace/shares/share-terms.js';

/** Money is whole cents. */
export interface AccountBox {
  state: BoxState;
  value: number;
  tax: number;
  changeUntil: Date;
}
export interface AccountPayment {
  state: SharePaymentState;
  cents: number;
  dueOn: string;
  received: { by: SharePaidBy } | null;
  forWork?: boolean;
}
export interface AccountEntry {
  kind: EntryKind;
  cents: number;
  spendableFrom: Date | null;
  undoneAt: Date | null;
}
export interface AccountParts {
  boxes: readonly AccountBox[];
  payments: readonly AccountPayment[];
  entries: readonly AccountEntry[];
  /** Of card payments, what banks took back. */
  takenBack: number;
  /** The same of payments by which farm credit was bought. */
  creditTakenBack?: number;
}

export interface Account {
  /** In money. */
  paid: number;
  paidWithCredit: number;
  /** What hours pay that are done, or still to be done. */
  paidWithWork: number;
  refunded: number;
  takenBack: number;
  /** Of all that was paid, what no box has used up yet; below zero where boxes went out unpaid. */
  prepaid: number;
  /** What boxes cost that are past their change deadline, and of those to come. */
  gone: number;
  toCome: number;
  due: number;
  late: number;
  credit: number;
  creditComing: number;
}

const GONE: readonly BoxState[] = ['packed', 'handed', 'missed'];
/** These are paid for. Once it is too late to change them they are gone, packed or not. */
const LIVE: readonly BoxState[] = ['promised', 'donated', 'shifted'];
/** Of what was paid. */
const OUT_OF_PAID: readonly EntryKind[] = ['refund', 'kept', 'hold', 'canceled'];

const sumOf = <Row>(rows: readonly Row[], cents: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + cents(row), 0);

export const isLive = ({ state, changeUntil }: AccountBox, now: Date): boolean =>
  LIVE.includes(state) && now < changeUntil;

/** What work pays has no day on which money came. */
export const isWork = ({
  forWork,
  received,
  state,
}: Pick<AccountPayment, 'forWork' | 'received' | 'state'>) =>
  forWork === true && received === null && state === 'paid';

/** @param today "YYYY-MM-DD" where the boxes are picked up */
export function accountOf(parts: AccountParts, now: Date, today: string): Account {
  const { boxes, payments, entries, takenBack, creditTakenBack } = parts;
  const counted = entries.filter(({ undoneAt }) => undoneAt === null);
  const of = (...kinds: readonly EntryKind[]) =>
    sumOf(
      counted.filter(({ kind }) => kinds.includes(kind)),
      ({ cents }) => cents,
    );
  const cost = ({ value, tax }: AccountBox) => value + tax;
  const isGone = (box: AccountBox) =>
    GONE.includes(box.state) || (LIVE.includes(box.state) && !isLive(box, now));
  const gone = sumOf(boxes.filter(isGone), cost);
  const open = payments.filter(({ state }) => state === 'open');
  const coming = counted.filter(
    ({ kind, spendableFrom }) => INTO_CREDIT.includes(kind) && spendableFrom !== null && spendableFrom > now,
  );
  const creditComing = sumOf(coming, ({ cents }) => cents);
  const paid = of('paid');
  const paidWithCredit = sumOf(
    payments.filter(({ state, received }) => state === 'paid' && received?.by === 'credit'),
    ({ cents }) => cents,
  );
  const paidWithWork = sumOf(payments.filter(isWork), ({ cents }) => cents);
  return {
    ...{ paid, paidWithCredit, paidWithWork, gone, creditComing, refunded: of('refund'), takenBack },
    prepaid: paid + paidWithCredit + paidWithWork - gone - of(...OUT_OF_PAID) - takenBack,
    toCome: sumOf(
      boxes.filter((box) => isLive(box, now)),
      cost,
    ),
    due: sumOf(open, ({ cents }) => cents),
    late: sumOf(
      open.filter(({ dueOn }) => dueOn < today),
      ({ cents }) => cents,
    ),
    credit: of(...INTO_CREDIT) - of(...OUT_OF_CREDIT) - creditComing - (creditTakenBack ?? 0),
  };
}
