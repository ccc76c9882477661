import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import {
  type AdminFarmCreate,
  ReassignBody,
  UndoBody,
} from '../../../contract/directory/admin/farms.admin.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { isKey } from '../../../platform/admin/list.sql.js';
import { StaffResource, type ActionContext } from '../../../platform/admin/staff-resource.js';
import { Announcements } from '../../../platform/announcements/announcements.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { Media } from '../../../platform/media/media.js';
import { FarmRedirect } from '../../tables/farm-redirect.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { deleteFarms } from '../changes/delete-farms.js';
import { EditFarm } from '../changes/edit-farm.js';
import { lockFarms } from '../changes/lock-farms.js';
import { directoryTwin } from '../claims/matching-place.js';
import { undoChange } from '../claims/undo-change.js';
import { photoView } from '../farm.view.js';
import { photosOf } from '../own-farms.js';
import { AddFarm } from './add-farm.js';
import { FarmDecisions } from './farm-decisions.js';
import { farmResource } from './farms.admin.sql.js';

@Injectable()
export class FarmsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly decisions: FarmDecisions,
    private readonly editing: EditFarm,
    private readonly users: UsersService,
    private readonly media: Media,
    private readonly adding: AddFarm,
    private readonly announcements: Announcements,
  ) {
    super(farmResource, rows);
  }

  /** A farm that was merged into another one is that one now. @throws RECORD_NOT_FOUND */
  override async read(id: number | string, tx: EntityManager = this.dataSource.manager): Promise<Row> {
    const moved = isKey(this.source, id) ? await tx.findOneBy(FarmRedirect, { id: Number(id) }) : null;
    return super.read(moved ? moved.farmId : id, tx);
  }

  verify(actor: SignedInUser, id: string): Promise<Row> {
    return this.decide({ actor, action: 'verify' }, id, (tx, farm) => this.decisions.verify(tx, farm));
  }

  reject(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.decide({ actor, action: 'reject', reason }, id, (tx, farm) =>
      this.decisions.reject(tx, farm, reason),
    );
  }

  release(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.decide({ actor, action: 'release', reason }, id, (tx, farm) =>
      this.decisions.release(tx, farm, reason),
    );
  }

  async reassign(actor: SignedInUser, id: string, { owner, reason }: ReassignBody): Promise<Row> {
    const user = await this.users.findByLoginName(owner);
    if (!user) {
      const message = 'No account has this username or email address.';
      throw new DomainError('VALIDATION_FAILED', [{ path: 'owner', message }]);
    }
    const context = { actor, action: 'reassign', reason };
    return this.decide(context, id, (tx, farm) => this.decisions.reassign(tx, farm, user.id, reason), [
      user.id,
    ]);
  }

  undo(actor: SignedInUser, id: string, { entryId }: UndoBody): Promise<Row> {
    return this.decide({ actor, action: 'undo' }, id, (tx, farm, present) =>
      undoChange(tx, farm, present, entryId),
    );
  }

  /** Locks accounts before the farm. @param work returns the fields that are undone by an own entry */
  private decide(
    { actor, action, reason }: ActionContext,
    id: string,
    work: (tx: EntityManager, farm: Farm, present: Row) => Promise<readonly string[] | void>,
    accounts: readonly number[] = [],
  ): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      const farm = await this.lockFarm(tx, id, accounts);
      const before = await this.read(id, tx);
      const noted = (await work(tx, farm, before)) ?? [];
      const after = await this.read(id, tx);
      await writeAudit(tx, {
        ...{ actor, action, resource: 'farms', id: farm.id, note: reason, after },
        before: { ...before, ...Object.fromEntries(noted.map((name) => [name, after[name]])) },
      });
      return after;
    });
  }

  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    await this.lockFarm(tx, id);
  }

  protected override async complete(row: Row, tx: EntityManager): Promise<Row> {
    const farmId = row.id as number;
    const [photos, twin, former] = [
      await photosOf(tx, [farmId]),
      await directoryTwin(tx, farmId),
      await tx.find(FarmRedirect, { where: { farmId }, order: { id: 'ASC' } }),
    ];
    return { photos: photos.map(photoView), twin, formerIds: former.map(({ id }) => id) };
  }

  protected override insertRow(tx: EntityManager, body: Row): Promise<number> {
    return this.adding.add(tx, body as AdminFarmCreate);
  }

  protected override async updateRow(tx: EntityManager, id: number | string, changes: Row): Promise<void> {
    await this.editing.write(tx, await tx.findOneByOrFail(Farm, { id: Number(id) }), changes);
  }

  protected override async deleteRow(tx: EntityManager, id: number | string): Promise<void> {
    await deleteFarms(tx, this.media, this.announcements, [Number(id)]);
  }

  private async lockFarm(tx: EntityManager, id: number | string, accounts: readonly number[] = []) {
    if (!isKey(this.source, id)) throw new DomainError('RECORD_NOT_FOUND');
    const farm = (await lockFarms(tx, [Number(id)], accounts)).get(Number(id));
    if (!farm) throw new DomainError('RECORD_NOT_FOUND');
    return farm;
  }
}
