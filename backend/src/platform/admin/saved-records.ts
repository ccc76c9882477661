import { z } from 'zod';
import { checked } from '../http/errors/validation.js';
import type { AdminResource } from './admin-resource.js';
import type { Row } from './admin-rows.js';
import type { Changes } from './conflicts.rules.js';
import { isOfRow, type RowSource } from './list.sql.js';
import { changesInWhole, type RecordFields, revisionOf } from './whole-record.rules.js';

/** PUT takes changed fields with `was`, or a whole record that says what was seen. */
export class SavedRecords {
  private readonly record: z.ZodObject;
  private readonly whole: z.ZodObject;
  private readonly fields: RecordFields;

  constructor(
    { row, record = row, unstamped = [] }: AdminResource,
    source: RowSource,
    private readonly update: z.ZodObject,
  ) {
    const names = Object.keys(record.shape);
    const changeable = Object.keys(update.shape).filter((name) => name !== 'was');
    const known = [...names, ...changeable, 'revision'];
    this.record = record;
    this.whole = z.strictObject(Object.fromEntries(known.map((name) => [name, z.unknown().optional()])));
    this.fields = { changeable, own: names.filter((name) => isOfRow(source, name)), unstamped };
  }

  withRevision(row: Row): Row {
    return { ...row, revision: revisionOf(this.shown(row), this.fields) };
  }

  /** @returns null for anything but changed fields with `was` @throws VALIDATION_FAILED */
  changes(body: unknown): Changes | null {
    const { was }: Row = checked(z.looseObject({}), body);
    return was === undefined ? null : (checked(this.update, body) as Changes);
  }

  /** @param present locked @returns null for no change @throws VALIDATION_FAILED, CHANGED_MEANWHILE */
  changesInWhole(body: unknown, present: Row): Changes | null {
    const sent = checked(this.whole, body) as Row;
    const changes = changesInWhole(this.shown(present), sent, this.fields);
    const names = Object.keys(changes);
    if (names.length === 0) return null;
    const was = Object.fromEntries(names.map((name) => [name, present[name]]));
    return checked(this.update, { ...changes, was }) as Changes;
  }

  private shown(row: Row): Row {
    return this.record.parse(row);
  }
}
