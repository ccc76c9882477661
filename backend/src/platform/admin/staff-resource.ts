import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { AdminExportQuery, AdminListQuery } from '../../contract/backoffice/admin.js';
import { dayIn } from '../../contract/shared/calendar/date-format.js';
import { addDays } from '../../contract/shared/calendar/days.js';
import { writeAudit } from '../audit/write-audit.js';
import { changeRows, fetchRows } from '../database/statement.js';
import type { SignedInUser } from '../http/security/current-user.js';
import type { ActionSchemas, AdminResource } from './admin-resource.js';
import type { AdminPage, AdminRows, Row } from './admin-rows.js';
import { assertUnchanged } from './conflicts.rules.js';
import { deleteOf, idsAskedFor, insertOf, readList, type RowSource, updateOf } from './list.sql.js';
import { SavedRecords } from './saved-records.js';

export interface ActionContext {
  actor: SignedInUser;
  action: string;
  reason?: string;
}

export type StaffActions<Resource extends AdminResource> = {
  [Name in keyof Resource['actions']]: Resource['actions'][Name] extends ActionSchemas
    ? (actor: SignedInUser, id: string, body: z.output<Resource['actions'][Name]['body']>) => Promise<unknown>
    : never;
};

const DEFAULT_RANGE = [0, 24] as const;
/** Returned by work that found nothing to do: no line in the audit log. */
const UNTOUCHED = Symbol('untouched');

export class StaffResource {
  protected readonly source: RowSource;
  protected readonly dataSource: DataSource;
  private readonly saved: SavedRecords | null;

  constructor(
    readonly resource: AdminResource,
    protected readonly rows: AdminRows,
  ) {
    this.source = { key: 'id', keyType: 'integer', ...resource };
    this.dataSource = rows.dataSource;
    this.saved = resource.update ? new SavedRecords(resource, this.source, resource.update) : null;
  }

  /** All rows where ids are asked for. */
  async list(query: AdminListQuery): Promise<AdminPage> {
    const list = readList(this.source, query);
    const ids = idsAskedFor(this.source, query);
    const { range = ids ? ([0, Math.max(ids.length, 1) - 1] as const) : DEFAULT_RANGE } = query;
    const page = await this.rows.page(this.source, this.rowFields, list, range);
    return { ...page, rows: page.rows.map(this.shown) };
  }

  /** @returns an IANA name */
  zone(): Promise<string> {
    return this.rows.staffZone();
  }

  /** @returns the day of staff's calendar so many days from now */
  protected async dayAhead(days: number): Promise<string> {
    return addDays(dayIn(await this.zone(), new Date()), days);
  }

  export(query: AdminExportQuery): { fields: string[]; rows: AsyncGenerator<Row[]> } {
    return { fields: this.rowFields, rows: this.everyRow(query) };
  }

  /** @throws RECORD_NOT_FOUND */
  async read(id: number | string, tx: EntityManager = this.dataSource.manager): Promise<Row> {
    const row = await this.rows.one(this.source, this.recordFields, this.keyOf(id), tx);
    return { ...this.shown(row), ...(await this.complete(row, tx)) };
  }

  answered(row: Row): Row {
    return this.saved?.withRevision(row) ?? row;
  }

  async create(actor: SignedInUser, body: Row): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      const id = await this.insertRow(tx, body, actor);
      const after = await this.read(id, tx);
      const { name: resource } = this.resource;
      await writeAudit(tx, { actor, action: 'create', resource, id, before: null, after });
      return after;
    });
  }

  /** @param body changed fields with `was`, or a whole record */
  async update(actor: SignedInUser, id: string, body: unknown): Promise<Row> {
    const given = this.saved?.changes(body) ?? null;
    return this.act({ actor, action: 'update' }, id, async (tx, before) => {
      const found = given ?? this.saved?.changesInWhole(body, before);
      if (!found) return UNTOUCHED;
      const { was, ...changes } = found;
      this.refuseConflicts(before, changes, was);
      await this.updateRow(tx, this.keyOf(id), changes, before, actor);
      return null;
    });
  }

  async remove(actor: SignedInUser, id: string): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      await this.lockRow(tx, id);
      const before = await this.read(id, tx);
      await this.deleteRow(tx, this.keyOf(id), before, actor);
      const { name: resource } = this.resource;
      await writeAudit(tx, { actor, action: 'delete', resource, id, before, after: null });
      return before;
    });
  }

  /** One transaction: locks the row, works, writes the audit log. @throws RECORD_NOT_FOUND */
  protected async act(
    { actor, action, reason }: ActionContext,
    id: number | string,
    work: (tx: EntityManager, before: Row) => Promise<unknown>,
  ): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      await this.lockRow(tx, id);
      const before = await this.read(id, tx);
      if ((await work(tx, before)) === UNTOUCHED) return before;
      const after = await this.read(id, tx);
      const { name: resource } = this.resource;
      const said = { before: this.audited(before), after: this.audited(after) };
      await writeAudit(tx, { actor, action, resource, id, ...said, note: reason });
      return after;
    });
  }

  /** Hook: locks whatever comes before the row, too. @throws RECORD_NOT_FOUND */
  protected async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    await this.rows.lock(this.source, id, tx);
  }

  /** Hook. @throws VALIDATION_FAILED, CHANGED_MEANWHILE */
  protected refuseConflicts(present: Row, changes: Row, was: Row): void {
    assertUnchanged(present, changes, was);
  }

  /** Hook: what the audit log may keep of a record. */
  protected audited(row: Row): Row {
    return row;
  }

  /** Hook: what a single record holds that is no column. */
  protected complete(_row: Row, _tx: EntityManager): Promise<Row> {
    return Promise.resolve({});
  }

  /** Hook. @returns the new record's id */
  protected async insertRow(tx: EntityManager, body: Row, _actor: SignedInUser): Promise<number | string> {
    const { columns, values } = this.written(body);
    const [made] = await fetchRows(tx, insertOf(this.source, columns), values);
    if (!made) throw new Error(`${this.resource.name} was not written.`);
    return made.id;
  }

  protected async updateRow(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    _before: Row,
    _actor: SignedInUser,
  ): Promise<void> {
    const { columns, values } = this.written(changes);
    if (columns.length > 0) await changeRows(tx, updateOf(this.source, columns), [id, ...values]);
  }

  protected async deleteRow(
    tx: EntityManager,
    id: number | string,
    _before: Row,
    _actor: SignedInUser,
  ): Promise<void> {
    await changeRows(tx, deleteOf(this.source), [id]);
  }

  protected keyOf(id: number | string): number | string {
    const isNumber = this.source.keyType === 'integer' && /^[1-9]\d{0,9}$/.test(String(id));
    return isNumber && Number(id) <= LARGEST_KEY ? Number(id) : id;
  }

  private readonly shown = (row: Row): Row => this.resource.shown?.(row) ?? row;

  private async *everyRow(query: AdminExportQuery): AsyncGenerator<Row[]> {
    const list = readList(this.source, query);
    for await (const rows of this.rows.all(this.source, list, this.rowFields)) yield rows.map(this.shown);
  }

  private get rowFields(): string[] {
    return Object.keys(this.resource.row.shape);
  }

  /** Fields without a column are those that `complete` adds. */
  private get recordFields(): string[] {
    const { record, row, columns } = this.resource;
    return Object.keys((record ?? row).shape).filter((field) => Object.hasOwn(columns, field));
  }

  private written(body: Row) {
    const names = Object.keys(body).filter((name) => body[name] !== undefined);
    const columns = names.map((name) => {
      const column = this.resource.writes?.[name];
      if (column === undefined)
        throw new Error(`${this.resource.name} does not say where "${name}" is written.`);
      return column;
    });
    return { columns, values: names.map((name) => body[name]) };
  }
}

/** PostgreSQL's largest integer. */
const LARGEST_KEY = 2_147_483_647;
