import { type EntityManager, In } from 'typeorm';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { type LastCardPayment, lastCardPayments, takenBack } from '../cards/cards.sql.js';
import { creditTakenBack } from '../credits/credits.sql.js';
import { sitesOfPlans, type ShareSiteRow } from '../plans/share-plans.sql.js';
import { type Account, accountOf } from './account.rules.js';
import { pausedBoxes } from './pause.rules.js';
import * as sql from './subscriptions.sql.js';

/** A member with all that belongs to them; the account is that of a moment. */
export interface LoadedSubscription extends sql.SubscriptionRow {
  boxes: sql.BoxRow[];
  /** By day. */
  payments: SharePayment[];
  /** The newest first, undone ones as well. */
  entries: sql.EntryRow[];
  sites: ShareSiteRow[];
  /** "YYYY-MM-DD" where the boxes are picked up. */
  today: string;
  account: Account;
  /** Boxes to come that will be paused if nothing more is paid. */
  paused: sql.BoxRow[];
  /** Cents of farm credit of the member's other memberships at this farm. */
  creditElsewhere: number;
  /** Of who pays by card: what became of the last payment. */
  lastCard: LastCardPayment | null;
  /** Ids of payments that were paid with credit of a membership that somebody else has by now. */
  paidByOthers: number[];
}

/** @returns them in the order of the ids; what isn't there is left out */
export async function loadSubscriptions(
  tx: EntityManager,
  ids: readonly number[],
  now = new Date(),
): Promise<LoadedSubscription[]> {
  if (ids.length === 0) return [];
  const rows = await fetchRows(tx, sql.subscriptionsById, [ids]);
  const boxes = await fetchRows(tx, sql.boxesOfSubscriptions, [ids]);
  const entries = await fetchRows(tx, sql.entriesOfSubscriptions, [ids]);
  const payments = await tx.find(SharePayment, {
    where: { subscriptionId: In(ids) },
    order: { subscriptionId: 'ASC', dueOn: 'ASC', number: 'ASC' },
  });
  const sites = await fetchRows(tx, sitesOfPlans, [[...new Set(rows.map(({ planId }) => planId))]]);
  const elsewhere = new Map(
    (await fetchRows(tx, sql.creditElsewhere, [ids, now])).map(({ id, cents }) => [id, cents]),
  );
  const paidByOthers = bySubscription(await fetchRows(tx, sql.paidByOthers, [ids]));
  const byCard = rows.filter(({ payBy }) => payBy === 'card').map(({ id }) => id);
  const lastCards = bySubscription(byCard.length > 0 ? await fetchRows(tx, lastCardPayments, [byCard]) : []);
  const banks = byCard.length > 0 ? await fetchRows(tx, takenBack, [byCard]) : [];
  const takenOf = new Map(banks.map(({ subscriptionId, cents }) => [subscriptionId, cents]));
  const withBought = [
    ...new Set(entries.flatMap((one) => (one.purchaseId === null ? [] : one.subscriptionId))),
  ];
  const creditBack = new Map(
    (withBought.length > 0 ? await fetchRows(tx, creditTakenBack, [withBought]) : []).map(
      ({ subscriptionId, cents }) => [subscriptionId, cents],
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const [boxesOf, entriesOf, paymentsOf] = [
    bySubscription(boxes),
    bySubscription(entries),
    bySubscription(payments),
  ];
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const today = dayIn(row.timeZone, now);
    const parts = {
      boxes: boxesOf(id),
      payments: paymentsOf(id),
      entries: entriesOf(id),
      takenBack: takenOf.get(id) ?? 0,
      creditTakenBack: creditBack.get(id) ?? 0,
    };
    const own = sites.filter(({ planId }) => planId === row.planId);
    const account = accountOf(parts, now, today);
    // Who can't be told isn't paused.
    const isTold = row.terms.pausesUnpaid && row.state !== 'ended' && Boolean(row.email);
    const paused = isTold ? pausedBoxes(parts, now) : [];
    return {
      ...{ ...row, ...parts, sites: own, today, account, paused },
      creditElsewhere: elsewhere.get(id) ?? 0,
      lastCard: lastCards(id)[0] ?? null,
      paidByOthers: paidByOthers(id).map(({ paymentId }) => paymentId),
    };
  });
}

/** @throws SUBSCRIPTION_NOT_FOUND */
export async function loadSubscription(
  tx: EntityManager,
  id: number,
  now: Date,
): Promise<LoadedSubscription> {
  const [loaded] = await loadSubscriptions(tx, [id], now);
  if (!loaded) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  return loaded;
}

function bySubscription<Row extends { subscriptionId: number }>(rows: readonly Row[]) {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.subscriptionId, [...(found.get(row.subscriptionId) ?? []), row]);
  return (id: number) => found.get(id) ?? [];
}
