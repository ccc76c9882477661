import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { AdminExportQuery, AdminListQuery } from '../../contract/backoffice/admin.js';
import { writeAudit } from '../audit/write-audit.js';
import { Access, RawAnswer } from '../http/security/access.js';
import { Answers } from '../http/answers/answers.js';
import { CurrentUser, type SignedInUser } from '../http/security/current-user.js';
import { AdminRows, type Row } from './admin-rows.js';
import { sendCsv } from './export-csv.js';
import { assertUnchanged, type Changes } from './conflicts.rules.js';
import { type ListRequest, readList, type RowSource } from './list-sql.js';

/** A resource of the back office: its rows, its records' schemas, and what can be done to them. */
export interface AdminResource extends Omit<RowSource, 'key' | 'keyType'> {
  /** The name in addresses: 'farms' is /api/admin/farms. */
  name: string;
  key?: string;
  keyType?: 'integer' | 'text';
  /** What a row of the list holds; every field has a column. */
  row: z.ZodObject;
  /** What a single record holds besides, or the row's schema itself; every field has a column, or is added by `complete`. */
  record?: z.ZodObject;
  /** POST takes this; `writes` says where each field goes, unless `create` is overridden. */
  create?: z.ZodType<Row>;
  /** PUT takes this, made by `changesOf`; `writes` says where each field goes, unless `write` is overridden. */
  update?: z.ZodType<Changes>;
  /** The column of each field that is written as it is. */
  writes?: Readonly<Record<string, string>>;
  /** What is made of a row's columns before it is shown, in lists, files and records alike. */
  shown?: (row: Row) => Row;
  /** DELETE is there. */
  isDeletable?: boolean;
}

/** Who does something, and why. */
export interface ActionContext {
  actor: SignedInUser;
  /** The action's name in the audit log. */
  action: string;
  reason?: string;
}

const DEFAULT_RANGE = [0, 24] as const;

/** The calls that every resource has, over its definition. Subclasses add actions, or override a hook. */
export abstract class AdminResourceController {
  abstract readonly resource: AdminResource;
  @Inject(AdminRows) protected readonly rows: AdminRows;
  @Inject(DataSource) protected readonly dataSource: DataSource;

  async list(query: AdminListQuery, reply: FastifyReply): Promise<Row[]> {
    const range = query.range ?? DEFAULT_RANGE;
    const page = await this.rows.page(this.source, this.rowFields, readList(this.source, query), range);
    const { offset, rows, total, isMore } = page;
    const last = rows.length === 0 ? offset : offset + rows.length - 1;
    void reply.header('Content-Range', `${this.resource.name} ${offset}-${last}/${total}`);
    if (isMore) void reply.header('X-Total-Count-Bound', 'more');
    return rows.map(this.shown);
  }

  async exportCsv(query: AdminExportQuery, reply: FastifyReply): Promise<void> {
    const list = readList(this.source, query);
    await sendCsv(reply, this.resource.name, this.rowFields, this.everyRow(list));
  }

  async get({ id }: RecordParams): Promise<Row> {
    return this.read(id);
  }

  async create(actor: SignedInUser, body: Row): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      const id = await this.insert(tx, body, actor);
      const after = await this.read(id, tx);
      await writeAudit(tx, {
        actor,
        action: 'create',
        resource: this.resource.name,
        id,
        before: null,
        after,
      });
      return after;
    });
  }

  async update(actor: SignedInUser, { id }: RecordParams, { was, ...changes }: Changes): Promise<Row> {
    return this.act({ actor, action: 'update' }, id, async (tx, before) => {
      assertUnchanged(before, changes, was);
      await this.write(tx, this.keyOf(id), changes, before, actor);
    });
  }

  async remove(actor: SignedInUser, { id }: RecordParams): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      await this.lockRow(tx, id);
      const before = await this.read(id, tx);
      await this.erase(tx, this.keyOf(id), before, actor);
      await writeAudit(tx, {
        actor,
        action: 'delete',
        resource: this.resource.name,
        id,
        before,
        after: null,
      });
      return before;
    });
  }

  /**
   * Does something to one record: locks its row, does the work, and writes the audit log, in one transaction.
   * @param work gets the record as it is before
   * @returns the record afterwards
   * @throws RECORD_NOT_FOUND, and whatever the work throws
   */
  protected async act(
    { actor, action, reason }: ActionContext,
    id: number | string,
    work: (tx: EntityManager, before: Row) => Promise<void>,
  ): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      await this.lockRow(tx, id);
      const before = await this.read(id, tx);
      await work(tx, before);
      const after = await this.read(id, tx);
      await writeAudit(tx, { actor, action, resource: this.resource.name, id, before, after, note: reason });
      return after;
    });
  }

  /** @returns one record with all its fields @throws RECORD_NOT_FOUND */
  protected async read(id: number | string, tx: EntityManager = this.dataSource.manager): Promise<Row> {
    const row = await this.rows.one(this.source, this.recordFields, this.keyOf(id), tx);
    return { ...this.shown(row), ...(await this.complete(row, tx)) };
  }

  /** Hook: locks a record's row, and whatever has to be locked before it. @throws RECORD_NOT_FOUND */
  protected async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    await this.rows.lock(this.source, id, tx);
  }

  /** Hook: what a single record holds that is no column. */
  protected complete(_row: Row, _tx: EntityManager): Promise<Row> {
    return Promise.resolve({});
  }

  /** Hook: how a record is made. @returns its id */
  protected async insert(tx: EntityManager, body: Row, _actor: SignedInUser): Promise<number | string> {
    const { names, columns, values } = this.written(body);
    const places = names.map((_name, index) => `$${index + 1}`);
    const [made] = await tx.query<[{ id: number | string }]>(
      `INSERT INTO ${this.source.table} (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING ${this.source.key} AS id`,
      values,
    );
    return made.id;
  }

  /** Hook: how changes are written. */
  protected async write(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    _before: Row,
    _actor: SignedInUser,
  ): Promise<void> {
    const { columns, values } = this.written(changes);
    if (columns.length === 0) return;
    const sets = columns.map((column, index) => `${column} = $${index + 2}`);
    await tx.query(`UPDATE ${this.source.table} SET ${sets.join(', ')} WHERE ${this.source.key} = $1`, [
      id,
      ...values,
    ]);
  }

  /** Hook: how a record is deleted. */
  protected async erase(
    tx: EntityManager,
    id: number | string,
    _before: Row,
    _actor: SignedInUser,
  ): Promise<void> {
    await tx.query(`DELETE FROM ${this.source.table} WHERE ${this.source.key} = $1`, [id]);
  }

  protected get source(): RowSource {
    return { key: 'id', keyType: 'integer', ...this.resource };
  }

  protected keyOf(id: number | string): number | string {
    const isNumber = this.source.keyType === 'integer' && /^[1-9]\d{0,9}$/.test(String(id));
    return isNumber && Number(id) <= LARGEST_KEY ? Number(id) : id;
  }

  private readonly shown = (row: Row): Row => this.resource.shown?.(row) ?? row;

  private async *everyRow(list: ListRequest): AsyncGenerator<Row[]> {
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
    return { names, columns, values: names.map((name) => body[name]) };
  }
}

/** Of PostgreSQL's integer. */
const LARGEST_KEY = 2_147_483_647;

/** A record's id in an address; what cannot be an id is not found. */
export const RecordParams = z.object({ id: z.string().min(1).max(200) });
export type RecordParams = z.output<typeof RecordParams>;

/** A call to a record of the back office that does something: POST, for administrators. @param path such as ':id/verify' */
export const StaffAction = (path: string, answer: z.ZodType) =>
  applyDecorators(Post(path), Access('admin'), Answers(answer));

/**
 * @param resource what the back office sees of a table
 * @returns a controller's base class with the calls that the definition allows: list, export, get, create, update, delete. A class that
 *   extends it is marked `@Injectable()`, so that its constructor is given what it asks for.
 */
export function adminResource(resource: AdminResource) {
  @ApiTags(`admin: ${resource.name}`)
  @Controller(`api/admin/${resource.name}`)
  class ResourceController extends AdminResourceController {
    readonly resource = resource;

    override list(query: AdminListQuery, reply: FastifyReply) {
      return super.list(query, reply);
    }
    override exportCsv(query: AdminExportQuery, reply: FastifyReply) {
      return super.exportCsv(query, reply);
    }
    override get(params: RecordParams) {
      return super.get(params);
    }
    override create(actor: SignedInUser, body: Row) {
      return super.create(actor, body);
    }
    override update(actor: SignedInUser, params: RecordParams, changes: Changes) {
      return super.update(actor, params, changes);
    }
    override remove(actor: SignedInUser, params: RecordParams) {
      return super.remove(actor, params);
    }
  }
  const record = resource.record ?? resource.row;
  const query = (schema: z.ZodType) => Query({ schema });
  const id = Param({ schema: RecordParams });
  const reply = Res({ passthrough: true });
  route(ResourceController, 'list', [Get(), Answers(z.array(resource.row))], [query(AdminListQuery), reply]);
  route(
    ResourceController,
    'exportCsv',
    [Get('export.csv'), RawAnswer('text/csv')],
    [query(AdminExportQuery), Res()],
  );
  route(ResourceController, 'get', [Get(':id'), Answers(record)], [id]);
  if (resource.create) {
    const body = Body({ schema: resource.create });
    route(ResourceController, 'create', [Post(), Answers(record, HttpStatus.CREATED)], [CurrentUser(), body]);
  }
  if (resource.update) {
    const body = Body({ schema: resource.update });
    route(ResourceController, 'update', [Put(':id'), Answers(record)], [CurrentUser(), id, body]);
  }
  if (resource.isDeletable) {
    route(ResourceController, 'remove', [Delete(':id'), Answers(record)], [CurrentUser(), id]);
  }
  return ResourceController;
}

/** Declares a method as a route for administrators, as its decorators would where they can be written beside it. */
function route(
  controller: { prototype: object },
  name: string,
  decorators: readonly MethodDecorator[],
  parameters: readonly ParameterDecorator[],
): void {
  const { prototype } = controller;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (!descriptor) throw new Error(`There is no method "${name}".`);
  const types = parameters.map(() => Object);
  Reflect.defineMetadata('design:paramtypes', types, prototype, name);
  parameters.forEach((parameter, index) => parameter(prototype, name, index));
  for (const decorate of [Access('admin'), ...decorators]) decorate(prototype, name, descriptor);
}
