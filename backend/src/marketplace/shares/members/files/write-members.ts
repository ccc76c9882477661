import type { EntityManager } from 'typeorm';
import { shortDayText } from '../../../../contract/marketplace/pickup/handover-words.js';
import { dayIn } from '../../../../contract/shared/calendar/date-format.js';
import { dollars } from '../../../../contract/shared/money.js';
import { fetchRows } from '../../../../platform/database/statement.js';
import { DomainError } from '../../../../platform/http/errors/domain-error.js';
import { MemberEntry } from '../../../tables/member-entry.entity.js';
import { SharePayment } from '../../../tables/share-payment.entity.js';
import type { SharePlan } from '../../../tables/share-plan.entity.js';
import { ShareSize } from '../../../tables/share-size.entity.js';
import { Vendor } from '../../../tables/vendor.entity.js';
import { cellsByName, type CsvFile } from '../../../vendors/files/csv-file.js';
import { broughtPayments } from '../../joining/payments.rules.js';
import { type BoxesQuote, quoteBoxes } from '../../joining/quote-share.js';
import { writeSubscription } from '../../joining/write-subscription.js';
import { lockPlaces } from '../../places/kept-places.js';
import {
  datesOfPlans,
  type ShareDateRow,
  type ShareSiteRow,
  sitesOfPlans,
} from '../../plans/share-plans.sql.js';
import { type KnownMember, knownMembers } from './member-files.sql.js';
import { memberIndex, type MemberRow, paidOf, readMember } from './member-rows.rules.js';

export interface WrittenRow {
  row: number;
  name: string;
  outcome: 'create' | 'same' | 'wrong';
  messages: string[];
  /** Of one that was created; cents. */
  id: number | null;
  total: number;
  due: number;
}

interface Season {
  plan: SharePlan;
  sizes: ShareSize[];
  sites: ShareSiteRow[];
  dates: ShareDateRow[];
  commissionRate: string;
  userId: number;
  now: Date;
}

/**
 * One member after the other, each with the places and room that those before have left. A preview writes as
 * well and is rolled back. Locks the share's sizes, then its windows; the share is locked.
 */
export async function writeMembers(
  tx: EntityManager,
  plan: SharePlan,
  { records }: CsvFile,
  columns: readonly string[],
  { userId, now }: Pick<Season, 'userId' | 'now'>,
): Promise<WrittenRow[]> {
  await lockPlaces(tx, plan.id, now);
  const sizes = await tx.find(ShareSize, { where: { planId: plan.id }, order: { position: 'ASC' } });
  const { commissionRate } = await tx.findOneByOrFail(Vendor, { id: plan.vendorId });
  const season: Season = {
    ...{ plan, sizes, commissionRate, userId, now },
    sites: await fetchRows(tx, sitesOfPlans, [[plan.id]]),
    dates: await fetchRows(tx, datesOfPlans, [[plan.id]]),
  };
  const known = memberIndex(await fetchRows(tx, knownMembers, [plan.id]));
  const rows = memberIndex<MemberRow & { row: number }>();
  const written: WrittenRow[] = [];
  for (const { row, cells } of records) {
    const { name, member, messages } = readMember(cellsByName(columns, cells), {
      ...season,
      rhythm: plan.rhythm,
    });
    const told = { row, name, id: null, total: 0, due: 0 };
    if (!member) {
      written.push({ ...told, outcome: 'wrong', messages });
      continue;
    }
    const [before, first] = [known.find(member), rows.find(member)];
    if (before) written.push({ ...told, outcome: 'same', messages: [knownText(before, member, season)] });
    else if (first)
      written.push({ ...told, outcome: 'wrong', messages: [`This member is in row ${first.row} already.`] });
    else written.push({ ...told, ...(await writeMember(tx, member, season)) });
    if (!before && !first) rows.add({ ...member, row });
  }
  return written;
}

function knownText(before: KnownMember, member: MemberRow, { sizes, sites }: Season): string {
  const isAlike = before.sizeId === member.sizeId && before.scheduleId === member.scheduleId;
  if (isAlike) return 'A member already. Nothing changes.';
  const size = sizes.find(({ id }) => id === before.sizeId)?.name;
  const site = sites.find(({ scheduleId }) => scheduleId === before.scheduleId)?.name;
  return `A member already, with ${size} at ${site}. You can change that on the member’s page.`;
}

type Outcome = Pick<WrittenRow, 'outcome' | 'messages'> & Partial<WrittenRow>;
const wrong = (message: string): Outcome => ({ outcome: 'wrong', messages: [message] });

/** What is refused has written nothing. */
async function writeMember(tx: EntityManager, member: MemberRow, season: Season): Promise<Outcome> {
  const { plan, dates, userId, now } = season;
  const size = season.sizes.find(({ id }) => id === member.sizeId);
  const site = season.sites.find(({ scheduleId }) => scheduleId === member.scheduleId);
  if (!size || !site) return wrong('Please say which size and pickup site.');
  const { quantity, half, firstBox, level, price } = member;
  const request = { quantity, half, payments: 1, level, price, from: firstBox };
  const choice = { plan, size, site, dates, request };
  let quote: BoxesQuote;
  try {
    quote = await quoteBoxes(tx, choice, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return wrong(
      error.code === 'SHARE_NOT_OPEN' ? 'No boxes are left from this first box on.' : error.message,
    );
  }
  const { total } = quote;
  const paid = paidOf(member, total);
  if (typeof paid === 'string') return wrong(paid);
  const today = dayIn(site.timeZone, now);
  const payments = broughtPayments(total, paid, today, quote.days.at(-1)?.date ?? today);
  const { firstName, lastName, email, phone } = member;
  const id = await writeSubscription(
    tx,
    choice,
    { ...quote, payments },
    {
      ...{ userId: null, firstName, lastName, email, phone, isEntered: true },
      ...{
        commissionRate: season.commissionRate,
        payBy: 'farm' as const,
        idempotencyKey: null,
        requestHash: '',
      },
    },
    { userId, role: 'farm' },
  );
  size.taken += quantity;
  if (paid > 0) await writePaid(tx, { id, plan, userId, paid, today, now });
  return { outcome: 'create', messages: [createdText(quote, paid)], id, total, due: total - paid };
}

async function writePaid(
  tx: EntityManager,
  {
    id: subscriptionId,
    plan: { vendorId },
    userId,
    paid,
    today,
    now,
  }: Pick<Season, 'plan' | 'userId' | 'now'> & { id: number; paid: number; today: string },
): Promise<void> {
  const note = 'From your file';
  const payment = await tx.findOneByOrFail(SharePayment, { subscriptionId, number: 1 });
  const received = { by: 'other' as const, cents: paid, day: today, note, markedAt: now.toISOString() };
  await tx.update(SharePayment, payment.id, { state: 'paid', received });
  const entry = { vendorId, subscriptionId, paymentId: payment.id, userId, note };
  await tx.insert(MemberEntry, { ...entry, kind: 'paid', cents: paid });
}

function createdText({ days, included, total, timeZone }: BoxesQuote, paid: number): string {
  const [first] = days;
  const boxes = days.length === 1 ? '1 box' : `${days.length} boxes`;
  const from = first ? ` from ${shortDayText(first.startsAt, timeZone)}` : '';
  const off = included > 0 ? `, the last ${included} off for now` : '';
  const left = total - paid;
  const money = left === 0 ? 'all paid' : `${dollars(paid)} paid, ${dollars(left)} due`;
  return `${boxes}${from}${off}. ${dollars(total)}, ${money}.`;
}
