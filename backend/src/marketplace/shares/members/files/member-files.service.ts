import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import { UNDO_HOURS } from '../../../../contract/marketplace/product-files.js';
import {
  MAX_IMPORTED_MEMBERS,
  type MemberColumn,
  type MemberImportEmailed,
  type MemberImportEmails,
  type MemberImportPreview,
  type MemberImportRequest,
  type MemberImportUndone,
  type MemberImportView,
} from '../../../../contract/marketplace/shares/member-files.js';
import { MAX_SHOWN_MISTAKES } from '../../../../contract/marketplace/shop.js';
import { HOUR_MS } from '../../../../contract/shared/calendar/durations.js';
import { amountOf } from '../../../../contract/shared/money.js';
import { plainHead } from '../../../../platform/csv/column-words.rules.js';
import { changeRows, fetchRows } from '../../../../platform/database/statement.js';
import type { FormWithFile } from '../../../../platform/http/bodies/multipart.js';
import { DomainError } from '../../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../../platform/mail/mail-outbox.js';
import { MemberImport } from '../../../tables/member-import.entity.js';
import type { SharePlan } from '../../../tables/share-plan.entity.js';
import { ShareSize } from '../../../tables/share-size.entity.js';
import type { OwnVendor } from '../../../vendors/current-vendor.js';
import { readCsvFile, refused, shownColumns } from '../../../vendors/files/csv-file.js';
import { mistakesOf } from '../../../vendors/files/mistakes.rules.js';
import { columnsOf, rememberColumns } from '../../../vendors/files/remembered-columns.js';
import { type LoadedSubscription, loadSubscriptions } from '../../accounts/load-subscriptions.js';
import { joinedMail } from '../../accounts/member-mails.js';
import { giveBackBoxes } from '../../accounts/subscriptions.sql.js';
import { findPlan } from '../../days/find-day.js';
import { lockSizes } from '../../places/places.sql.js';
import { lockPlan } from '../../plans/write-plan.js';
import * as sql from './member-files.sql.js';
import { guessMemberColumns, isReadable } from './member-rows.rules.js';
import { writeMembers, type WrittenRow } from './write-members.js';

const UNDO_MS = UNDO_HOURS * HOUR_MS;

/** What takes a preview back. */
class RolledBack extends Error {}

/** Members whom a farm brings along in a file: entered as by hand, and not emailed because of it (0236). */
@Injectable()
export class MemberFiles {
  constructor(
    private readonly db: DataSource,
    private readonly mails: MailOutbox,
  ) {}

  /** Rows that are wrong are left out. @throws SHARE_NOT_FOUND, SHARE_NOT_OPEN, VALIDATION_FAILED */
  async import(
    vendor: OwnVendor,
    planId: number,
    { fields, file }: FormWithFile<MemberImportRequest>,
    now = new Date(),
  ): Promise<MemberImportPreview> {
    await findPlan(this.db.manager, vendor.id, planId);
    if (!file) throw refused('Please choose a file.');
    const read = await readCsvFile(file);
    if (read.records.length > MAX_IMPORTED_MEMBERS)
      throw refused(`This file has more than ${MAX_IMPORTED_MEMBERS} members. Please split it.`);
    const key = `members ${read.key}`;
    const remembered = await columnsOf<MemberColumn>(this.db.manager, vendor, key);
    const columns = fields.columns ?? remembered ?? guessMemberColumns(read.heads.map(plainHead));
    const told = { columns: shownColumns(read, columns), isRemembered: remembered !== null };
    const isWritten = fields.mode === 'write' && isReadable(columns);
    let rows: WrittenRow[] = [];
    const write = async (tx: EntityManager): Promise<void> => {
      const plan = await openPlan(tx, vendor, planId);
      if (isReadable(columns))
        rows = await writeMembers(tx, plan, read, columns, { userId: vendor.actor.id, now });
      if (!isWritten) throw new RolledBack();
      await keep(tx, plan, rows);
      await rememberColumns(tx, vendor, key, told.columns);
    };
    await this.db.transaction(write).catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
    return { ...previewOf(rows), ...told, isDone: isWritten };
  }

  /** @throws SHARE_NOT_FOUND */
  async imports(vendor: OwnVendor, planId: number): Promise<MemberImportView[]> {
    await findPlan(this.db.manager, vendor.id, planId);
    const imports = await fetchRows(this.db, sql.importsOfShare, [planId, new Date(Date.now() - UNDO_MS)]);
    return imports.map(({ importedAt, emailedAt, ...rest }) => ({
      ...rest,
      importedAt: importedAt.toISOString(),
      emailedAt: emailedAt?.toISOString() ?? null,
    }));
  }

  /** Takes back whom nothing happened to since. @throws SHARE_NOT_FOUND, IMPORT_NOT_FOUND */
  undo(vendor: OwnVendor, planId: number, id: number): Promise<MemberImportUndone> {
    return this.db.transaction(async (tx) => {
      await lockPlan(tx, vendor.id, planId);
      const { subscriptionIds } = await recent(tx, vendor, planId, id);
      await fetchRows(tx, sql.lockMembers, [subscriptionIds]);
      const gone = await fetchRows(tx, sql.untouchedMembers, [id]);
      const ids = gone.map((one) => one.id);
      const boxes = await fetchRows(tx, sql.boxesOfMembers, [ids]);
      await fetchRows(tx, lockSizes, [[planId], []]);
      for (const { sizeId, quantity } of gone)
        await tx.decrement(ShareSize, { id: sizeId }, 'taken', quantity);
      await changeRows(tx, giveBackBoxes, [boxes.map((box) => box.id)]);
      await changeRows(tx, sql.deleteMembers, [ids]);
      await tx.delete(MemberImport, { id });
      return { removed: ids.length, kept: subscriptionIds.length - ids.length };
    });
  }

  /** What `email` would send now. @throws SHARE_NOT_FOUND, IMPORT_NOT_FOUND */
  async emails(vendor: OwnVendor, planId: number, id: number, now = new Date()): Promise<MemberImportEmails> {
    const tx = this.db.manager;
    await findPlan(tx, vendor.id, planId);
    const members = await membersToEmail(tx, await recent(tx, vendor, planId, id), now);
    const [first] = members.map((member) => joinedMail(member, now));
    return {
      to: members.map(({ firstName, lastName, email }) => ({
        ...{ name: `${firstName} ${lastName}`.trim(), email: email ?? '' },
      })),
      first: first
        ? {
            ...{ subject: first.subject, paragraphs: [...first.paragraphs] },
            facts: (first.facts ?? []).map(({ label, value }) => ({ label, value })),
          }
        : null,
    };
  }

  /** A second time, nobody gets another email. @throws SHARE_NOT_FOUND, IMPORT_NOT_FOUND */
  email(vendor: OwnVendor, planId: number, id: number, now = new Date()): Promise<MemberImportEmailed> {
    return this.db.transaction(async (tx) => {
      await lockPlan(tx, vendor.id, planId);
      let emails = 0;
      for (const member of await membersToEmail(tx, await recent(tx, vendor, planId, id), now)) {
        const draft = { ...joinedMail(member, now), typed: { by: `vendor ${vendor.id}` } };
        if ((await this.mails.enqueue(tx, draft)) !== null) emails += 1;
      }
      await tx.update(MemberImport, { id, emailedAt: IsNull() }, { emailedAt: now });
      return { emails };
    });
  }

  async cleanUp(): Promise<void> {
    await this.db.manager.delete(MemberImport, { createdAt: LessThan(new Date(Date.now() - UNDO_MS)) });
  }
}

/** @throws SHARE_NOT_FOUND, SHARE_NOT_OPEN, SHARE_IS_ADD_ON */
async function openPlan(tx: EntityManager, { id }: OwnVendor, planId: number): Promise<SharePlan> {
  const plan = await lockPlan(tx, id, planId);
  if (plan.status !== 'published') throw new DomainError('SHARE_NOT_OPEN');
  if (plan.addOnToId !== null) throw new DomainError('SHARE_IS_ADD_ON');
  return plan;
}

/** @throws IMPORT_NOT_FOUND */
async function recent(tx: EntityManager, { id: vendorId }: OwnVendor, planId: number, id: number) {
  const createdAt = MoreThan(new Date(Date.now() - UNDO_MS));
  const found = await tx.findOneBy(MemberImport, { id, vendorId, planId, createdAt });
  if (!found) throw new DomainError('IMPORT_NOT_FOUND');
  return found;
}

/** None where they were emailed before. */
async function membersToEmail(
  tx: EntityManager,
  { subscriptionIds, emailedAt }: MemberImport,
  now: Date,
): Promise<LoadedSubscription[]> {
  if (emailedAt) return [];
  const members = await loadSubscriptions(tx, subscriptionIds, now);
  return members.filter(({ email, state }) => email !== null && state !== 'ended');
}

async function keep(tx: EntityManager, plan: SharePlan, rows: readonly WrittenRow[]): Promise<void> {
  const subscriptionIds = rows.flatMap(({ id }) => id ?? []);
  if (subscriptionIds.length === 0) return;
  await tx.save(MemberImport, { vendorId: plan.vendorId, planId: plan.id, subscriptionIds });
}

function previewOf(
  rows: readonly WrittenRow[],
): Omit<MemberImportPreview, 'columns' | 'isRemembered' | 'isDone'> {
  let mistakes = 0;
  const shown = rows.filter(({ outcome }) => outcome !== 'wrong' || ++mistakes <= MAX_SHOWN_MISTAKES);
  const count = (outcome: WrittenRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const sum = (cents: (row: WrittenRow) => number) =>
    amountOf(rows.reduce((all, row) => all + cents(row), 0));
  return {
    rows: shown.map(({ row, name, outcome, messages }) => ({ row, name, outcome, messages })),
    mistakes: mistakesOf(rows),
    ...{ created: count('create'), unchanged: count('same'), wrong: count('wrong') },
    ...{ total: sum(({ total }) => total), due: sum(({ due }) => due) },
  };
}
