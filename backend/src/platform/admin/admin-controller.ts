import {
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
  type Type,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  AdminExportQuery,
  AdminListQuery,
  savedWhole,
  withRevision,
} from '../../contract/backoffice/admin.js';
import { Answers } from '../http/answers/answers.js';
import { ApiTags } from '../http/api-document.js';
import { DescribedBody } from '../http/bodies/described-body.js';
import { Access, RawAnswer } from '../http/security/access.js';
import { CurrentUser, type SignedInUser } from '../http/security/current-user.js';
import { type ActionSchemas, actionPath, type AdminResource } from './admin-resource.js';
import { AdminRows, type Row } from './admin-rows.js';
import { sendCsv } from './export-csv.js';
import { type StaffActions, StaffResource } from './staff-resource.js';

/** What cannot be an id is not found. */
export const RecordParams = z.object({ id: z.string().min(1).max(200) });
export type RecordParams = z.output<typeof RecordParams>;

interface Calls {
  readonly staff: StaffResource;
}

/** Makes list, export and get, plus what the definition allows. @param Staff optional */
export function adminController<Resource extends AdminResource>(
  resource: Resource,
  Staff?: Type<StaffResource & StaffActions<Resource>>,
): Type<unknown> {
  if (resource.actions && !Staff) throw new Error(`Nobody does what can be done to ${resource.name}.`);
  const shown = resource.record ?? resource.row;
  const record = resource.update ? withRevision(shown) : shown;
  let controller = reading(resource, record, Staff);
  if (resource.create) controller = creating(controller, resource.create, record);
  if (resource.update) controller = updating(controller, resource.update, record);
  if (resource.isDeletable) controller = deleting(controller, record);
  for (const [name, action] of Object.entries<ActionSchemas>(resource.actions ?? {}))
    controller = acting(controller, name, action, record);
  const words = resource.name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  Object.defineProperty(controller, 'name', { value: `${words.join('')}AdminController` });
  return controller;
}

function reading(resource: AdminResource, record: z.ZodType, Staff?: Type<StaffResource>): Type<Calls> {
  @ApiTags(`admin: ${resource.name}`)
  @Controller(`api/admin/${resource.name}`)
  class Reading {
    readonly staff: StaffResource;

    constructor(@Inject(Staff ?? AdminRows) from: StaffResource | AdminRows) {
      this.staff = from instanceof StaffResource ? from : new StaffResource(resource, from);
    }

    @Get()
    @Access('admin')
    @Answers(z.array(resource.row))
    async list(
      @Query({ schema: AdminListQuery }) query: AdminListQuery,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Row[]> {
      const { offset, rows, total, isMore } = await this.staff.list(query);
      const last = rows.length === 0 ? offset : offset + rows.length - 1;
      void reply.header('Content-Range', `${resource.name} ${offset}-${last}/${total}`);
      if (isMore) void reply.header('X-Total-Count-Bound', 'more');
      return rows;
    }

    @Get('export.csv')
    @Access('admin')
    @RawAnswer('text/csv')
    async exportCsv(
      @Query({ schema: AdminExportQuery }) query: AdminExportQuery,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      const { fields, rows } = this.staff.export(query);
      await sendCsv(reply, resource.name, fields, rows, await this.staff.zone());
    }

    @Get(':id')
    @Access('admin')
    @Answers(record)
    async get(@Param({ schema: RecordParams }) { id }: RecordParams): Promise<Row> {
      return this.staff.answered(await this.staff.read(id));
    }
  }
  return Reading;
}

function creating(Base: Type<Calls>, body: z.ZodType<Row>, record: z.ZodType): Type<Calls> {
  class Creating extends Base {
    @Post()
    @Access('admin')
    @Answers(record, HttpStatus.CREATED)
    async create(@CurrentUser() actor: SignedInUser, @Body({ schema: body }) given: Row): Promise<Row> {
      return this.staff.answered(await this.staff.create(actor, given));
    }
  }
  return Creating;
}

function updating(Base: Type<Calls>, changes: z.ZodObject, record: z.ZodType): Type<Calls> {
  class Updating extends Base {
    @Put(':id')
    @Access('admin')
    @Answers(record)
    async update(
      @CurrentUser() actor: SignedInUser,
      @Param({ schema: RecordParams }) { id }: RecordParams,
      @DescribedBody(savedWhole(changes)) body: unknown,
    ): Promise<Row> {
      return this.staff.answered(await this.staff.update(actor, id, body));
    }
  }
  return Updating;
}

function deleting(Base: Type<Calls>, record: z.ZodType): Type<Calls> {
  class Deleting extends Base {
    @Delete(':id')
    @Access('admin')
    @Answers(record)
    async remove(
      @CurrentUser() actor: SignedInUser,
      @Param({ schema: RecordParams }) { id }: RecordParams,
    ): Promise<Row> {
      return this.staff.answered(await this.staff.remove(actor, id));
    }
  }
  return Deleting;
}

function acting(
  Base: Type<Calls>,
  name: string,
  { body, answer }: ActionSchemas,
  record: z.ZodType,
): Type<Calls> {
  class Acting extends Base {
    @Post(`:id/${actionPath(name)}`)
    @Access('admin')
    @Answers(answer ?? record)
    async [name](
      @CurrentUser() actor: SignedInUser,
      @Param({ schema: RecordParams }) { id }: RecordParams,
      @Body({ schema: body }) given: unknown,
    ): Promise<unknown> {
      // adminController has checked that the staff has a method for each action.
      const staff = this.staff as unknown as StaffActions<
        { actions: Record<string, ActionSchemas> } & AdminResource
      >;
      const act = staff[name] as (actor: SignedInUser, id: string, body: unknown) => Promise<unknown>;
      const done = await act.call(this.staff, actor, id, given);
      return answer ? done : this.staff.answered(done as Row);
    }
  }
  return Acting;
}
