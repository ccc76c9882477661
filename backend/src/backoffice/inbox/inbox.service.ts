import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type Inbox,
  INBOX_KINDS,
  INBOX_PAGE,
  INBOX_SNOOZE_DAYS,
  type InboxChanges,
  type InboxColleague,
  type InboxParams,
  type InboxQuery,
  type InboxRow,
} from '../../contract/backoffice/inbox.admin.js';
import { addDays } from '../../contract/shared/calendar/days.js';
import { mayWorkOn } from '../../contract/shared/capabilities.js';
import { assertUnchanged } from '../../platform/admin/conflicts.rules.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { InboxItem } from './inbox-item.entity.js';
import { InboxKinds } from './inbox-kinds.js';
import * as sql from './inbox.sql.js';

type InboxAudit = Pick<InboxRow, 'ownerId' | 'ownerName' | 'note' | 'snoozedUntil'>;

@Injectable()
export class InboxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: InboxKinds,
  ) {}

  async list({ id, staffRole }: SignedInUser, query: InboxQuery): Promise<Inbox> {
    const { kind, owner, recordId = null, snoozed, page } = query;
    const kinds = this.kinds.of(staffRole).filter((offered) => kind === undefined || offered.kind === kind);
    if (kinds.length === 0) return { rows: [], total: 0, colleagues: [] };
    const filter = { owner, isSnoozed: snoozed === 'true', isOne: recordId !== null };
    const offset = (page - 1) * INBOX_PAGE;
    const [rows, colleagues] = await Promise.all([
      fetchRows(this.dataSource.manager, sql.readInbox(kinds, filter), [id, recordId, offset]),
      this.colleagues(this.dataSource.manager),
    ]);
    return { rows: rows.map(inboxRow), total: rows[0]?.total ?? 0, colleagues };
  }

  /** @throws FORBIDDEN, ALREADY_DECIDED, CHANGED_MEANWHILE, VALIDATION_FAILED */
  async change(
    actor: SignedInUser,
    { kind, recordId }: InboxParams,
    { was, ...changes }: InboxChanges,
  ): Promise<InboxRow> {
    const offered = this.kinds.one(actor.staffRole, kind);
    if (!offered) throw new DomainError('FORBIDDEN');
    const waiting = sql.readInbox([offered], { isOne: true });
    const one = (tx: EntityManager) => fetchRows(tx, waiting, [actor.id, recordId, 0]);
    return this.dataSource.transaction(async (tx) => {
      const items = tx.getRepository(InboxItem);
      // So long ago that it says nothing: what the record itself waits for counts.
      const unsaid = { kind, recordId, updatedAt: () => `'epoch'` };
      await items.createQueryBuilder().insert().values(unsaid).orIgnore().execute();
      await items.findOneOrFail({ where: { kind, recordId }, lock: { mode: 'pessimistic_write' } });
      const [before] = await one(tx);
      if (!before) throw new DomainError('ALREADY_DECIDED');
      const { ownerId, note, snoozedUntil } = before;
      refuseOwner(before, changes, was);
      assertUnchanged({ ownerId, note, snoozedUntil }, changes, was);
      await this.refuseWrong(tx, kind, changes);
      // With all that is shown: what was said of an older matter must not come back.
      await items.update(
        { kind, recordId },
        { ...{ ownerId, note, snoozedUntil }, ...changes, updatedAt: () => 'now()' },
      );
      const [after] = await one(tx);
      await writeAudit(tx, {
        ...{ actor, action: 'inbox', resource: kind, id: recordId },
        ...{ before: audited(before), after: audited(after!) },
      });
      return inboxRow(after!);
    });
  }

  private async refuseWrong(
    tx: EntityManager,
    kind: InboxParams['kind'],
    { ownerId, snoozedUntil }: Omit<InboxChanges, 'was'>,
  ): Promise<void> {
    if (typeof ownerId === 'number') {
      const colleague = (await this.colleagues(tx)).find(({ id }) => id === ownerId);
      if (!colleague?.kinds.includes(kind))
        throw invalid('ownerId', 'Please choose someone who works on these.');
    }
    if (typeof snoozedUntil === 'string') {
      const [{ today } = { today: '' }] = await fetchRows(tx, sql.today, []);
      if (snoozedUntil <= today || snoozedUntil > addDays(today, INBOX_SNOOZE_DAYS))
        throw invalid('snoozedUntil', `Please choose a day in the next ${INBOX_SNOOZE_DAYS} days.`);
    }
  }

  private async colleagues(tx: EntityManager): Promise<InboxColleague[]> {
    const people = await fetchRows(tx, sql.readColleagues, []);
    return people
      .map(({ id, name, role }) => ({ id, name, kinds: INBOX_KINDS.filter((kind) => mayWorkOn(role, kind)) }))
      .filter(({ kinds }) => kinds.length > 0);
  }
}

/** Notes may tell of people: the log, which is kept, says that there is one. */
const audited = ({ ownerId, ownerName, note, snoozedUntil }: InboxAudit) => ({
  userId: ownerId,
  ownerName,
  hasNote: note !== null,
  snoozedUntil,
});

/** As with any other field, but by name. @throws CHANGED_MEANWHILE */
function refuseOwner(
  { ownerId, ownerName }: Pick<InboxRow, 'ownerId' | 'ownerName'>,
  changes: Pick<InboxChanges, 'ownerId'>,
  was: InboxChanges['was'],
): void {
  if (changes.ownerId === undefined || !Object.hasOwn(was, 'ownerId')) return;
  if (ownerId === was.ownerId || ownerId === changes.ownerId) return;
  throw new DomainError('CHANGED_MEANWHILE', [
    { path: 'ownerId', message: `Someone else changed this to ${ownerName ?? 'no one'}.` },
  ]);
}

const inboxRow = (row: Omit<InboxRow, 'since'> & { since: Date }): InboxRow => ({
  ...row,
  since: row.since.toISOString(),
});

const invalid = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);
