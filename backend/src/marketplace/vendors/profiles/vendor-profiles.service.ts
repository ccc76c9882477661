import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { makeVendor } from '../../../accounts/users/make-vendor.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import {
  SeenVendor,
  VendorFields,
  type VendorOnboarding,
  type VendorProfile,
  type VendorRequest,
  type VendorUpdate,
} from '../../../contract/marketplace/vendors.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import type { FormWithFile } from '../../../platform/http/bodies/multipart.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { type KeptImage, Media } from '../../../platform/media/media.js';
import { Vendor, type DayOff } from '../../tables/vendor.entity.js';
import type { OwnVendor } from '../current-vendor.js';
import { timed } from '../days-off.rules.js';
import { lockProductsOf } from '../lock-products.js';
import { newVendorMail } from '../vendor-mails.js';
import { vendorProfile } from '../vendor.view.js';
import { hasPickups } from '../vendors.sql.js';
import { zoneOf } from '../zone-of.js';
import { type VendorPosition, vendorPosition } from './vendor-place.rules.js';

type VendorForm = FormWithFile<VendorOnboarding>;

@Injectable()
export class VendorProfiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly zipCodes: ZipCodes,
    private readonly media: Media,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  /** Nothing stays behind. @throws VENDOR_EXISTS, VALIDATION_FAILED, and as `Media.keeping` */
  async create(userId: number, { fields, file }: VendorForm): Promise<VendorProfile> {
    if (await this.dataSource.manager.existsBy(Vendor, { userId })) throw new DomainError('VENDOR_EXISTS');
    const position = await this.positionOf(fields);
    return this.media.keeping(file, userId, (image) =>
      this.dataSource.transaction(async (tx) => {
        await lockAccount(tx, userId);
        if (await tx.existsBy(Vendor, { userId })) throw new DomainError('VENDOR_EXISTS');
        const commissionAcceptedAt = fields.acceptsCommission ? new Date() : null;
        const picture = pictureOf(fields, image, null);
        const given = { ...written(fields, position), ...picture, userId, commissionAcceptedAt };
        const { id } = await tx.save(Vendor, tx.create(Vendor, given));
        await makeVendor(tx, userId);
        const contact = await this.users.contact(tx, userId);
        if (contact) await this.mails.enqueue(tx, newVendorMail(given, contact, this.mails.teamAddress));
        return this.read(tx, { id, userId });
      }),
    );
  }

  /** @throws VENDOR_REQUIRED when it is gone meanwhile */
  get(vendor: OwnVendor): Promise<VendorProfile> {
    return this.read(this.dataSource.manager, vendor);
  }

  /** @throws VENDOR_REQUIRED, VALIDATION_FAILED, CHANGED_MEANWHILE, and what `Media.keeping` throws */
  async update(
    vendor: OwnVendor,
    { fields: { was, ...form }, file }: FormWithFile<VendorUpdate>,
  ): Promise<VendorProfile> {
    const { id, userId } = vendor;
    return this.media.keeping(file, userId, (image) =>
      this.dataSource.transaction(async (tx) => {
        await lockProductsOf(tx, id);
        const lock = { mode: 'pessimistic_write' } as const;
        const before = await tx.findOne(Vendor, { where: { id, userId }, lock });
        if (!before) throw new DomainError('VENDOR_REQUIRED');
        const isOther = image !== null || form.removeImage;
        const given = { ...form, ...(isOther && { imageUrl: image?.url ?? null }) };
        if (was) refuseOverwriting(SeenVendor, await this.read(tx, vendor), given, was);
        const fields = withKept(form, was, fieldsIn(VendorFields, before));
        const position =
          !was || WHERE_IT_IS.some((name) => name in was) ? await this.positionOf(fields, tx) : {};
        const picture = pictureOf(fields, image, before.imageUrl);
        // What was declined is looked at again once something has changed.
        await tx.update(
          Vendor,
          { id, userId },
          {
            ...written(fields, position),
            ...picture,
            daysOff: await daysOffAt(tx, before, fields),
            declinedAt: null,
          },
        );
        if (before.imageUrl !== picture.imageUrl) await this.media.discard(tx, before.imageUrl);
        return this.read(tx, vendor);
      }),
    );
  }

  private async read(tx: EntityManager, { id, userId }: { id: number; userId: number }) {
    const found = await tx.findOneBy(Vendor, { id, userId });
    if (!found) throw new DomainError('VENDOR_REQUIRED');
    const [pickups] = await fetchRows(tx, hasPickups, [id]);
    const profile = vendorProfile(found, (await this.users.contact(tx, userId))?.email ?? null);
    return pickups?.isSetUp ? { ...profile, hasPickups: true } : profile;
  }

  private async positionOf(fields: VendorRequest, tx?: EntityManager): Promise<VendorPosition> {
    const position = vendorPosition(fields, await this.zipCodes.find(fields.zipCode, tx));
    if ('message' in position) throw new DomainError('VALIDATION_FAILED', [position]);
    return position;
  }
}

async function daysOffAt(tx: EntityManager, before: Vendor, { zipCode }: VendorRequest): Promise<DayOff[]> {
  if (before.daysOff.length === 0 || before.zipCode === zipCode) return before.daysOff;
  const zone = await zoneOf(tx, { zipCode });
  return before.daysOff.map((one) => timed(one, zone));
}

const WHERE_IT_IS = ['address', 'city', 'state', 'zipCode'] as const;

const written = <Position extends Partial<VendorPosition>>(fields: VendorRequest, position: Position) => ({
  businessName: fields.businessName,
  description: fields.description,
  farmStory: fields.farmStory,
  address: fields.address,
  city: fields.city,
  state: fields.state,
  zipCode: fields.zipCode,
  phone: fields.phone,
  website: fields.website,
  farmingPractice: fields.farmingPractice,
  certifications: [...new Set(fields.certifications)],
  shippingMethods: [...new Set(fields.shippingMethods)],
  ...(fields.shippingStates && { shippingStates: [...new Set(fields.shippingStates)].sort() }),
  pickupNote: fields.pickupNote,
  ...(fields.pickupHours && { pickupHours: fields.pickupHours }),
  ...position,
});

function pictureOf(
  { imageAlt, removeImage }: VendorRequest,
  image: KeptImage | null,
  before: string | null,
): { imageUrl: string | null; imageAlt: string | null } {
  const imageUrl = image?.url ?? (removeImage ? null : before);
  return { imageUrl, imageAlt: imageUrl === null ? null : imageAlt };
}
