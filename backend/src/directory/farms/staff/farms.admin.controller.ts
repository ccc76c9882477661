import { Body, Injectable, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import {
  AdminFarm,
  AdminFarmChanges,
  AdminFarmRow,
  FARM_VERIFICATIONS,
  ReassignBody,
  UndoBody,
} from '../../../contract/directory/admin/farms.admin.js';
import { PLACE_KINDS } from '../../../contract/directory/place-kinds.js';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import {
  type ActionContext,
  adminResource,
  RecordParams,
  StaffAction,
} from '../../../platform/admin/admin-resource.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import { flag, idIs, nameContains, oneOf, since, textIs, until } from '../../../platform/admin/filters.js';
import { isKey } from '../../../platform/admin/list-sql.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Media } from '../../../platform/media/media.js';
import { deleteFarms } from '../changes/delete-farms.js';
import { directoryTwin } from '../claims/matching-place.js';
import { EditFarm } from '../changes/edit-farm.js';
import { personName, verificationOf } from '../farm-columns.sql.js';
import { FarmDecisions } from './farm-decisions.js';
import { Farm } from '../farm.entity.js';
import { photoView } from '../farm.view.js';
import { lockFarms } from '../changes/lock-farms.js';
import { photosOf } from '../own-farms.js';
import { undoChange } from '../claims/undo-change.js';
import { ownPictureSql } from '../../../platform/admin/own-picture.sql.js';

/** Registered farms, for the team: looked through, put right, verified, and given to whom they belong. */
@Injectable()
export class FarmsAdminController extends adminResource({
  name: 'farms',
  table: 'farms',
  row: AdminFarmRow,
  record: AdminFarm,
  joins: 'LEFT JOIN users AS owner ON owner.id = t.user_id',
  columns: {
    id: 't.id',
    name: 't.name',
    imageUrl: ownPictureSql('t.image_url'),
    address: 't.address',
    city: 't.city',
    state: 't.state',
    zipCode: 't.zip_code',
    kind: 't.kind',
    userId: 't.user_id',
    ownerName: `CASE WHEN owner.id IS NOT NULL THEN ${personName('owner')} END`,
    ownerEmail: 'owner.email',
    verification: verificationOf('t'),
    isVerified: 't.is_verified',
    isClaimed: 't.is_claimed',
    isDemonstration: 't.is_demonstration',
    listings: '(SELECT count(*)::int FROM listings WHERE listings.farm_id = t.id)',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
    description: 't.description',
    latitude: 't.latitude',
    longitude: 't.longitude',
    isApproximate: 't.is_approximate',
    timeZone: 't.time_zone',
    email: 't.email',
    phone: 't.phone',
    website: 't.website',
    productTypes: 't.product_types',
    activities: 't.activities',
    features: 't.features',
    organicCertified: 't.organic_certified',
    seasons: 't.seasons',
    businessStatus: 't.business_status',
    placeId: 't.place_id',
    rejectedAt: 't.rejected_at',
    rejectedReason: 't.rejected_reason',
  },
  sorts: ['id', 'name', 'state', 'createdAt', 'updatedAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: nameContains('t.name'),
    verification: oneOf(verificationOf('t'), FARM_VERIFICATIONS),
    isClaimed: flag('t.is_claimed'),
    hasOwner: flag('t.user_id IS NOT NULL'),
    isDemonstration: flag('t.is_demonstration'),
    kind: oneOf('t.kind', PLACE_KINDS),
    state: textIs('t.state'),
    zipCode: textIs('t.zip_code'),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  update: AdminFarmChanges,
  isDeletable: true,
}) {
  constructor(
    private readonly decisions: FarmDecisions,
    private readonly editing: EditFarm,
    private readonly users: UsersService,
    private readonly media: Media,
  ) {
    super();
  }

  @StaffAction(':id/verify', AdminFarm)
  verify(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.decide({ actor, action: 'verify' }, id, (tx, farm) => this.decisions.verify(tx, farm));
  }

  @StaffAction(':id/reject', AdminFarm)
  reject(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.decide({ actor, action: 'reject', reason }, id, (tx, farm) =>
      this.decisions.reject(tx, farm, reason),
    );
  }

  @StaffAction(':id/release', AdminFarm)
  release(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.decide({ actor, action: 'release', reason }, id, (tx, farm) =>
      this.decisions.release(tx, farm, reason),
    );
  }

  @StaffAction(':id/reassign', AdminFarm)
  async reassign(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReassignBody }) { owner, reason }: ReassignBody,
  ): Promise<Row> {
    const user = await this.users.findByLoginName(owner);
    if (!user) {
      const message = 'Nobody has this username or e-mail address.';
      throw new DomainError('VALIDATION_FAILED', [{ path: 'owner', message }]);
    }
    const context = { actor, action: 'reassign', reason };
    return this.decide(context, id, (tx, farm) => this.decisions.reassign(tx, farm, user.id, reason), [
      user.id,
    ]);
  }

  /** Gives the farm the values again that it had before a change. */
  @StaffAction(':id/undo', AdminFarm)
  undo(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: UndoBody }) { entryId }: UndoBody,
  ): Promise<Row> {
    return this.decide({ actor, action: 'undo' }, id, (tx, farm, present) =>
      undoChange(tx, farm, present, entryId),
    );
  }

  /** As `act`, with the owner's account and whoever else is concerned locked before the farm. */
  private decide(
    { actor, action, reason }: ActionContext,
    id: string,
    work: (tx: EntityManager, farm: Farm, present: Row) => Promise<void>,
    accounts: readonly number[] = [],
  ): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      const farm = await this.lockFarm(tx, id, accounts);
      const before = await this.read(id, tx);
      await work(tx, farm, before);
      const after = await this.read(id, tx);
      await writeAudit(tx, { actor, action, resource: 'farms', id: farm.id, before, after, note: reason });
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
      await tx.query<{ id: number }[]>('SELECT id FROM farm_redirects WHERE farm_id = $1 ORDER BY id', [
        farmId,
      ]),
    ];
    return { photos: photos.map(photoView), twin, formerIds: former.map(({ id }) => id) };
  }

  protected override async write(tx: EntityManager, id: number | string, changes: Row): Promise<void> {
    await this.editing.write(tx, await tx.findOneByOrFail(Farm, { id: Number(id) }), changes);
  }

  protected override async erase(tx: EntityManager, id: number | string): Promise<void> {
    await deleteFarms(tx, this.media, [Number(id)]);
  }

  private async lockFarm(tx: EntityManager, id: number | string, accounts: readonly number[] = []) {
    if (!isKey(this.source, id)) throw new DomainError('RECORD_NOT_FOUND');
    const farm = (await lockFarms(tx, [Number(id)], accounts)).get(Number(id));
    if (!farm) throw new DomainError('RECORD_NOT_FOUND');
    return farm;
  }
}
