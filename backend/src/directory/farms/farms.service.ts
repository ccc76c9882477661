import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import { lockAccount } from '../../accounts/users/lock-account.js';
import { UsersService } from '../../accounts/users/users.service.js';
import {
  CONTACT_MESSAGE,
  FarmDetailsForm,
  type FarmDetailsRequest,
  FarmFields,
  type FarmRequest,
  type FarmUpdate,
  type FarmView,
  type OwnFarmView,
  SeenFarm,
} from '../../contract/directory/farms.js';
import { dayThere } from '../../contract/shared/calendar/house-zone.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import { Announcements } from '../../platform/announcements/announcements.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fetchRows } from '../../platform/database/statement.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import type { FormWithFile } from '../../platform/http/bodies/multipart.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { type KeptImage, Media } from '../../platform/media/media.js';
import { type FarmPosition, positionOf } from '../places/farm-position.rules.js';
import type { FarmClaim } from '../tables/farm-claim.entity.js';
import { FarmPhoto } from '../tables/farm-photo.entity.js';
import { FarmRedirect } from '../tables/farm-redirect.entity.js';
import { Farm } from '../tables/farm.entity.js';
import { deleteFarms } from './changes/delete-farms.js';
import { followFarm } from './changes/follow-farm.js';
import { columnsOf } from './changes/form-columns.rules.js';
import { noteChange } from './changes/note-change.js';
import { ownProofs } from './claims/claim-proofs.js';
import { claimsUnderReview, refuseLockedChanges } from './claims/claim-review.js';
import { lockOwnDetails, type OwnFarm, saveOwnDetails } from './claims/own-details.js';
import { farmRegisteredMail, verifyFarmMail } from './farm-mails.js';
import { farmView, seesAllOf } from './farm.view.js';
import { exceptionsOf, hoursOf } from './hours-of.rules.js';
import {
  farmsFromDirectory,
  lockOwnFarm,
  makeRoomForFarm,
  photosOf,
  refuseOtherAccounts,
} from './own-farms.js';
import { acceptImageUrl } from './photos/accept-image-url.js';
import { waitAfterChange, waitOf } from './waiting/waiting.js';
import { hasOriginal } from './waiting/waiting.sql.js';

@Injectable()
export class FarmsService {
  private readonly publicUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly zipCodes: ZipCodes,
    private readonly users: UsersService,
    private readonly media: Media,
    private readonly mails: MailOutbox,
    private readonly announcements: Announcements,
    @Inject(CONFIG) { server }: Config,
  ) {
    this.publicUrl = server.publicUrl;
  }

  /** A farm that was merged into another one is that one now. @throws FARM_NOT_FOUND */
  async get(id: number, reader: SignedInUser | null): Promise<FarmView> {
    const tx = this.dataSource.manager;
    const farm = (await tx.findOneBy(Farm, { id })) ?? (await mergedInto(tx, id));
    const seesAll = farm !== null && seesAllOf(farm, reader);
    if (!farm || (farm.waitsFor !== null && !seesAll)) throw new DomainError('FARM_NOT_FOUND');
    const isTwin = !seesAll && (await mayBeAnother(tx, farm));
    const claim = reader?.id === farm.userId ? await claimOf(tx, farm) : null;
    const photos = await photosOf(tx, [farm.id], claim ? [claim] : []);
    return farmView(farm, photos, { reader, claim, isTwin, now: new Date() });
  }

  async ownFarms(userId: number): Promise<OwnFarmView[]> {
    const tx = this.dataSource.manager;
    const farms = await tx.find(Farm, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
    const claims = await claimsUnderReview(tx, farms);
    const farmIds = farms.map(({ id }) => id);
    const photos = await photosOf(tx, farmIds, [...claims.values()]);
    const reading = { reader: null, now: new Date() };
    const of = (farm: Farm) => photos.filter(({ farmId }) => farmId === farm.id);
    const fromDirectory = await farmsFromDirectory(tx, farms);
    const proofs = await ownProofs(tx, [...claims.values()]);
    return farms.map((farm) => ({
      ...farmView(farm, of(farm), { ...reading, claim: claims.get(farm.id) ?? null }),
      userId,
      rejectedReason: farm.rejectedReason,
      isFromDirectory: fromDirectory.has(farm.id),
      ...(proofs.has(farm.id) && { claimProof: proofs.get(farm.id)! }),
    }));
  }

  /** @throws NOT_YOUR_USER_ID, VALIDATION_FAILED, TOO_MANY_FARMS, and what keeping a picture throws */
  async create(user: ActingUser, { fields, file }: FormWithFile<FarmRequest>): Promise<FarmView> {
    refuseOtherAccounts(user, fields.userId);
    const position = await this.position(fields, null);
    return this.media.keeping(file, user.id, (image) =>
      this.dataSource.transaction(async (tx) => {
        await makeRoomForFarm(tx, user.id);
        const imageUrl =
          image?.url ??
          (await acceptImageUrl(tx, user.id, fields.imageUrl, { known: null, publicUrl: this.publicUrl }));
        const given = { ...columnsOf(null, fields, position), imageUrl, userId: user.id, isClaimed: true };
        const isEmailConfirmed = await this.users.hasConfirmedEmail(tx, user.id);
        const registered = tx.create(Farm, given);
        registered.waitsFor = await waitOf(tx, registered, isEmailConfirmed);
        const farm = await tx.save(Farm, registered);
        if (image) await addFirstPhoto(tx, farm, image);
        await this.users.makeFarmer(tx, user.id);
        await this.tell(tx, farm, user, 'registered');
        return farmView(farm, await photosOf(tx, [farm.id]), { reader: user, now: new Date() });
      }),
    );
  }

  /** @throws FARM_NOT_FOUND, NOT_YOUR_USER_ID, VALIDATION_FAILED, CHANGED_MEANWHILE, CLAIM_UNDER_REVIEW */
  async update(user: ActingUser, id: number, { was, ...form }: FarmUpdate): Promise<FarmView> {
    refuseOtherAccounts(user, form.userId);
    return this.dataSource.transaction(async (tx) => {
      // The account before its listings, as wherever those are changed.
      await lockAccount(tx, user.id);
      const own = await lockOwnDetails(tx, id, user.id);
      const before = own.farm;
      refuseOld(own.mine, form, was);
      const fields = withKept(form, was, formOf(own.mine));
      refuseUnreachable(fields);
      const position = await this.position(fields, before, tx);
      if (own.claim) {
        refuseLockedChanges(before, fields);
        return saveDetails(tx, user, own, fields);
      }
      const photos = await photosOf(tx, [id]);
      const imageUrl =
        photos.length > 0
          ? before.imageUrl
          : await acceptImageUrl(tx, user.id, fields.imageUrl, {
              known: before.imageUrl,
              publicUrl: this.publicUrl,
            });
      const farm = tx.create(Farm, { ...before, ...columnsOf(before, fields, position), imageUrl });
      const isMoved = needsVerification(before, farm);
      if (isMoved) farm.isVerified = false;
      if (isMoved || isElsewhere(before, farm)) {
        farm.waitsFor = await waitAfterChange(
          tx,
          before,
          farm,
          await this.users.hasConfirmedEmail(tx, user.id),
        );
      }
      // Staff look again at what they refused.
      Object.assign(farm, { rejectedAt: null, rejectedReason: null });
      await tx.save(Farm, farm);
      await noteChange(tx, user, before, farm);
      await followFarm(tx, before, farm);
      if (before.imageUrl !== imageUrl) await this.media.discard(tx, before.imageUrl);
      if (before.rejectedAt !== null) await this.tell(tx, farm, user, 'corrected');
      else if (before.isVerified && isMoved) await this.tell(tx, farm, user, 'changed');
      return farmView(farm, photos, { reader: user, now: new Date() });
    });
  }

  /** Open to claimants as well. @throws FARM_NOT_FOUND, CHANGED_MEANWHILE */
  async updateDetails(
    user: ActingUser,
    id: number,
    { was, ...details }: FarmDetailsRequest,
  ): Promise<FarmView> {
    return this.dataSource.transaction(async (tx) => {
      const own = await lockOwnDetails(tx, id, user.id);
      refuseOld(own.mine, details, was);
      return saveDetails(tx, user, own, withKept(details, was, fieldsIn(FarmDetailsForm, own.mine)));
    });
  }

  /** A place that it stood for is listed again. @throws FARM_NOT_FOUND, FARM_FROM_DIRECTORY */
  async delete(user: ActingUser, id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, user.id);
      const farm = await lockOwnFarm(tx, id, user.id);
      if ((await farmsFromDirectory(tx, [farm])).has(id)) {
        throw new DomainError('FARM_FROM_DIRECTORY');
      }
      await deleteFarms(tx, this.media, this.announcements, [id]);
    });
  }

  /** @throws VALIDATION_FAILED */
  private async position(
    fields: Omit<FarmRequest, 'userId'>,
    known: Farm | null,
    tx?: EntityManager,
  ): Promise<FarmPosition> {
    const position = positionOf(fields, await this.zipCodes.find(fields.zipCode, tx), known);
    if ('path' in position) throw new DomainError('VALIDATION_FAILED', [position]);
    return position;
  }

  private async tell(
    tx: EntityManager,
    farm: Farm,
    user: ActingUser,
    why: 'registered' | 'changed' | 'corrected',
  ): Promise<void> {
    const farmer = await this.users.contact(tx, user.id);
    if (!farmer) return;
    if (why === 'registered') await this.mails.enqueue(tx, farmRegisteredMail(farm, farmer));
    await this.mails.enqueue(tx, verifyFarmMail(farm, farmer, why, this.mails.teamAddress));
  }
}

async function mergedInto(tx: EntityManager, id: number): Promise<Farm | null> {
  const moved = await tx.findOneBy(FarmRedirect, { id });
  return moved && tx.findOneBy(Farm, { id: moved.farmId });
}

async function saveDetails(
  tx: EntityManager,
  user: ActingUser,
  own: OwnFarm,
  { description, exceptions: given, ...hours }: FarmDetailsRequest,
): Promise<FarmView> {
  const now = new Date();
  const { mine, claim } = own;
  const today = dayThere(mine.timeZone, now);
  const exceptions = exceptionsOf(mine, given, mine.timeZone, now);
  const farm = await saveOwnDetails(tx, user, own, {
    description,
    ...hoursOf(mine, hours, today),
    exceptions,
  });
  const photos = await photosOf(tx, [farm.id], claim ? [claim] : []);
  return farmView(farm, photos, { reader: user, claim: claim && { draft: null }, now });
}

/** @param mine the farm as its owner has it @throws CHANGED_MEANWHILE */
const refuseOld = (mine: Farm, given: object, was: object | undefined) =>
  refuseOverwriting(SeenFarm, farmView(mine, [], { reader: null, now: new Date() }), given, was);

const formOf = (farm: Farm): Partial<FarmRequest> => ({
  ...fieldsIn(FarmFields, farm),
  ...(farm.isApproximate && { latitude: null, longitude: null }),
});

const claimOf = async (tx: EntityManager, farm: Farm): Promise<FarmClaim | null> =>
  (await claimsUnderReview(tx, [farm])).get(farm.id) ?? null;

/** Two people may have taken away one way each. @throws VALIDATION_FAILED */
function refuseUnreachable({ email, phone }: Pick<FarmRequest, 'email' | 'phone'>): void {
  if (email !== null || phone !== null) return;
  throw new DomainError('VALIDATION_FAILED', [{ path: 'email', message: CONTACT_MESSAGE }]);
}

const needsVerification = (before: Farm, after: Farm) =>
  before.name !== after.name || before.address !== after.address || before.zipCode !== after.zipCode;

const isElsewhere = (before: Farm, after: Farm) =>
  before.latitude !== after.latitude || before.longitude !== after.longitude;

/** Whether an unverified farm may be the same place as a better known one. */
async function mayBeAnother(tx: EntityManager, { id, isClaimed, isVerified }: Farm): Promise<boolean> {
  if (!isClaimed || isVerified) return false;
  const [found] = await fetchRows(tx, hasOriginal, [id]);
  return found?.isTwin ?? false;
}

async function addFirstPhoto(tx: EntityManager, farm: Farm, image: KeptImage): Promise<void> {
  await tx.insert(FarmPhoto, { farmId: farm.id, imageId: image.id, position: 0 });
}
