import type { Client } from 'pg';
import { type Attempt, MARK, type Noted } from '../noted.js';
import * as sql from './audit.sql.js';

/** How things were before the run. */
export interface Before {
  orderId: number;
  mailId: number;
  /** Units of each product on the shelf or sold. */
  units: Map<number, number>;
}

/** One question of the audit. */
export interface Check {
  name: string;
  /** How many things were looked at. */
  looked: number;
  /** What is not as it must be, a sentence each; empty when all is well. */
  wrong: string[];
}

/** To be asked before the first visit. */
export async function noteBefore(client: Client): Promise<Before> {
  const { rows } = await client.query<{ orderId: number; mailId: number }>(
    `SELECT (SELECT coalesce(max(id), 0)::int FROM orders) AS "orderId", (SELECT coalesce(max(id), 0)::int FROM mails) AS "mailId"`,
  );
  const { orderId = 0, mailId = 0 } = rows[0] ?? {};
  return { orderId, mailId, units: new Map((await goodsNow(client)).map(({ id, units }) => [id, units])) };
}

/**
 * Holds the database against what people were told, once all background work is done.
 * @param arrived the Message-ID of every mail that the mail server took, as often as it took it
 */
export async function audit(
  client: Client,
  before: Before,
  noted: Noted,
  arrived: readonly string[],
): Promise<Check[]> {
  return [
    await checkOrders(client, before, noted),
    await checkStock(client, before),
    await checkWindows(client),
    await checkSums(client, before),
    await checkLedger(client, before),
    await checkOrderMails(client, before),
    await checkMails(client, before, arrived),
    await checkMoves(client, before, noted),
    await checkChanges(client, before, noted),
    await checkListings(client, noted),
  ];
}

const goodsNow = async (client: Client) =>
  (await client.query<{ id: number; units: number; inventory: number }>(sql.goods)).rows;

/** Orders = answers: each that was promised is there once, and none besides. */
async function checkOrders(client: Client, before: Before, { attempts }: Noted): Promise<Check> {
  const { rows } = await client.query<sql.OrderRow>(sql.ordersSince, [before.orderId]);
  const byKey = new Map<string, sql.OrderRow[]>();
  const wrong: string[] = [];
  for (const row of rows) {
    const key = row.notes?.startsWith(MARK) ? row.notes.slice(MARK.length) : '';
    if (!attempts.has(key)) wrong.push(`Order ${row.id} is there, and nobody of the run asked for it.`);
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  for (const attempt of attempts.values()) wrong.push(...wrongOf(attempt, byKey.get(attempt.key) ?? []));
  return { name: 'Orders are those that were answered, once each', looked: attempts.size, wrong };
}

function wrongOf(
  { key, answers, isRefused, isTotalUnsure }: Attempt,
  found: readonly sql.OrderRow[],
): string[] {
  const wrong: string[] = [];
  const ids = new Set(answers.map(({ id }) => id));
  if (ids.size > 1) wrong.push(`The key ${key} was answered with several orders: ${[...ids].join(', ')}.`);
  if (found.length > 1)
    wrong.push(`The key ${key} made ${found.length} orders: ${found.map(({ id }) => id).join(', ')}.`);
  for (const { id, total } of answers) {
    const row = found.find((one) => one.id === id);
    if (!row) wrong.push(`Order ${id} was answered and is not there.`);
    else if (row.total !== total && !isTotalUnsure)
      wrong.push(`Order ${id} was answered with ${total} cents and has ${row.total}.`);
  }
  if (isRefused && found.length > 0)
    wrong.push(`The key ${key} was refused, and order ${found[0]?.id} is there.`);
  return wrong;
}

async function checkStock(client: Client, { units }: Before): Promise<Check> {
  const now = await goodsNow(client);
  const wrong = now.flatMap(({ id, units: have, inventory }) => {
    const had = units.get(id);
    if (inventory < 0) return [`Product ${id} has ${inventory} on the shelf.`];
    if (had === undefined || had === have) return [];
    return [`Product ${id} had ${had} units on the shelf and sold, and has ${have}.`];
  });
  return { name: 'Stock before = stock now + sold − given back', looked: now.length, wrong };
}

/** Pickup days: never more orders than room, and the room is what the orders hold. */
async function checkWindows(client: Client): Promise<Check> {
  const { rows: looked } = await client.query<{ count: number }>(sql.takenWindows);
  const { rows } = await client.query<{ id: number; taken: number; capacity: number | null; held: number }>(
    sql.brokenWindows,
  );
  const wrong = rows.map(
    ({ id, taken, capacity, held }) =>
      `Pickup day ${id} counts ${taken} of ${capacity ?? 'any'}, and its orders hold ${held}.`,
  );
  return {
    name: 'Pickup days hold what their orders hold, within their room',
    looked: looked[0]?.count ?? 0,
    wrong,
  };
}

async function checkSums(client: Client, before: Before): Promise<Check> {
  const { rows } = await client.query<Record<string, number>>(sql.brokenSums, [before.orderId]);
  return {
    name: 'Orders = their shares = their lines = what was asked of the buyer, to the cent',
    looked: await count(client, 'orders', before.orderId),
    wrong: rows.map(
      ({ id, total, shares, subtotals, lines, amounts }) =>
        `Order ${id}: total ${total}, shares ${shares}, their goods ${subtotals}, lines ${lines}, payment ${amounts} cents.`,
    ),
  };
}

async function checkLedger(client: Client, before: Before): Promise<Check> {
  const { rows } = await client.query<Record<string, number>>(sql.brokenLedger, [before.orderId]);
  const refunds = await client.query<Record<string, number>>(sql.brokenRefunds, [before.orderId]);
  return {
    name: 'Ledger = what was sold and what went back, once each',
    looked: await count(client, 'ledger_entries', 0),
    wrong: [
      ...rows.map(
        (row) =>
          `Order ${row.id}, share ${row.share}: ${row.sales} sales where ${row.expected} belong, ${row.sale} of ${row.total} cents, ` +
          `commission ${row.commission} of ${row.shareCommission}, refunds ${row.refund} of ${row.refunded}.`,
      ),
      ...refunds.rows.map(
        ({ id, refunded, amount }) =>
          `Order ${id}: its payment gave back ${refunded} cents, its refunds ${amount}.`,
      ),
    ],
  };
}

async function checkOrderMails(client: Client, before: Before): Promise<Check> {
  const { rows } = await client.query<{ id: number; kind: string; expected: number; found: number }>(
    sql.brokenMails,
    [before.orderId],
  );
  return {
    name: 'Each order has the mails that belong to what happened, once each kind',
    looked: await count(client, 'mails', before.mailId),
    wrong: rows.map(
      ({ id, kind, expected, found }) => `Order ${id} has ${found} mails ${kind} where ${expected} belong.`,
    ),
  };
}

async function checkMails(client: Client, before: Before, arrived: readonly string[]): Promise<Check> {
  const { rows } = await client.query<{ id: number; status: string; messageId: string }>(sql.mailsSince, [
    before.mailId,
  ]);
  const times = new Map<string, number>();
  for (const id of arrived) times.set(id, (times.get(id) ?? 0) + 1);
  const wrong = rows.flatMap(({ id, status, messageId }) => {
    const often = times.get(messageId) ?? 0;
    times.delete(messageId);
    if (status === 'sent' && often === 1) return [];
    return [`Mail ${id} is ${status} and arrived ${often} times.`];
  });
  for (const id of times.keys()) wrong.push(`A mail arrived that is in no outbox: ${id}`);
  return { name: 'Mails of the outbox = mails that arrived, once each', looked: rows.length, wrong };
}

async function checkMoves(client: Client, before: Before, { moves }: Noted): Promise<Check> {
  const { rows } = await client.query<{ orderId: number; vendorId: number; status: string; count: number }>(
    sql.vendorSteps,
    [before.orderId],
  );
  const nameOf = (step: { orderId: number; vendorId: number; status: string }) =>
    `${step.orderId}/${step.vendorId}/${step.status}`;
  const found = new Map(rows.map((row) => [nameOf(row), row.count]));
  const own = moves.filter(({ orderId }) => orderId > before.orderId);
  const wrong = own.flatMap((move) => {
    const times = found.get(nameOf(move)) ?? 0;
    return times === 1
      ? []
      : [`Order ${move.orderId}: ${move.status} was confirmed once and is noted ${times} times.`];
  });
  return { name: 'Steps that vendors made are noted, once each', looked: own.length, wrong };
}

/** What buyers changed of their orders: as often as it was confirmed, and the day is the one they took. */
async function checkChanges(client: Client, before: Before, { changes }: Noted): Promise<Check> {
  const { rows } = await client.query<sql.ChangesRow>(sql.buyerChanges, [before.orderId]);
  const wrong: string[] = [];
  for (const row of rows) {
    const own = changes.filter(
      ({ orderId, vendorId, kind }) =>
        orderId === row.orderId && vendorId === row.vendorId && kind === row.kind,
    );
    const made = own.filter(({ isMade }) => isMade === true);
    const most = own.filter(({ isMade }) => isMade !== false).length;
    const what = `Order ${row.orderId}, vendor ${row.vendorId}: a change of ${row.kind}`;
    if (row.count < made.length || row.count > most)
      wrong.push(`${what} was confirmed ${made.length} times and is noted ${row.count} times.`);
    const day = made.find(({ windowId }) => windowId !== undefined)?.windowId;
    if (day !== undefined && day !== row.windowId)
      wrong.push(`${what} was to day ${day}, and it has ${row.windowId}.`);
  }
  return { name: 'Changes that buyers made are noted, once each', looked: changes.length, wrong };
}

async function checkListings(client: Client, { posted }: Noted): Promise<Check> {
  const { rows } = await client.query<{ id: number; mark: string }>(sql.postedListings, [MARK]);
  const wrong: string[] = [];
  const byMark = new Map<string, number[]>();
  for (const { id, mark } of rows) {
    byMark.set(mark, [...(byMark.get(mark) ?? []), id]);
    if (!posted.has(mark)) wrong.push(`Listing ${id} is there, and nobody of the run posted it.`);
  }
  for (const { mark, id, isRefused } of posted.values()) {
    const found = byMark.get(mark) ?? [];
    if (found.length > 1) wrong.push(`One posting made the listings ${found.join(', ')}.`);
    if (id !== null && !found.includes(id)) wrong.push(`Listing ${id} was answered and is not there.`);
    if (isRefused && found.length > 0) wrong.push(`Listing ${found[0]} was refused and is there.`);
  }
  return { name: 'Listings posted = listings found', looked: posted.size, wrong };
}

async function count(client: Client, table: string, afterId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table} WHERE id > $1`,
    [afterId],
  );
  return rows[0]?.count ?? 0;
}
