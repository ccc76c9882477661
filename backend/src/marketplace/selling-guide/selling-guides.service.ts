import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import { UsersService } from '../../accounts/users/users.service.js';
import { VENDOR_CHECKS } from '../../contract/marketplace/admin/vendors.admin.js';
import type { FirstWindow, GuideFarm, SellingGuide } from '../../contract/marketplace/selling-guide.js';
import { dayIn } from '../../contract/shared/calendar/date-format.js';
import { ownPicture } from '../../contract/shared/images.js';
import { fetchRows } from '../../platform/database/statement.js';
import { Gateways } from '../payments/gateways/gateways.js';
import { PayeeAccount } from '../tables/payee-account.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { vendorChecks } from '../vendors/vendor-checks.rules.js';
import { vendorOffer } from '../vendors/vendors.sql.js';
import { firstWindow } from './first-window.rules.js';
import { type GuideFacts, guideSteps } from './guide-steps.rules.js';
import * as sql from './selling-guide.sql.js';
import { streetOf } from './street-of.rules.js';

/** More than that one doesn't choose from in a list. */
const MOST_FARMS = 20;
const MOST_LISTINGS = 10;

@Injectable()
export class SellingGuides {
  constructor(
    private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly gateways: Gateways,
  ) {}

  /** @param user the business's account, and the person who acts for it */
  async of({ id, actor }: ActingUser): Promise<SellingGuide> {
    const tx = this.db.manager;
    const [owner, person, vendor] = await Promise.all([
      this.users.get(tx, id),
      this.users.get(tx, actor.id),
      tx.findOneBy(Vendor, { userId: id }),
    ]);
    const [farms, [farmCount], listings] = await Promise.all([
      fetchRows(this.db, sql.ownFarms, [id, MOST_FARMS]),
      fetchRows(this.db, sql.countFarms, [id]),
      fetchRows(this.db, sql.ownListings, [id, MOST_LISTINGS]),
    ]);
    const facts: GuideFacts = {
      email: {
        ...{ address: owner.email, isConfirmed: owner.emailConfirmedAt !== null, isOwn: actor.id === id },
      },
      farms: farmCount?.count ?? 0,
      listingId: listings[0]?.id ?? null,
      vendor: vendor && (await this.factsOf(vendor)),
    };
    return {
      steps: guideSteps(facts),
      isDismissed: person.guideDismissedAt !== null,
      checks: vendor && facts.vendor ? allChecks(vendor, facts.vendor.checks) : [],
      farms: farms.map(guideFarm),
      listings,
      firstWindow: vendor && facts.vendor?.sites === 0 ? windowOf(vendor, farms) : null,
    };
  }

  /** For that person alone. */
  async dismiss(user: ActingUser, isDismissed: boolean): Promise<SellingGuide> {
    await this.db.transaction((tx) => this.users.dismissGuide(tx, user.actor.id, isDismissed));
    return this.of(user);
  }

  private async factsOf(vendor: Vendor): Promise<NonNullable<GuideFacts['vendor']>> {
    const { id, zipCode, isApproved, declinedReason, shippingMethods } = vendor;
    const [[counts], [offer], payee] = await Promise.all([
      fetchRows(this.db, sql.vendorFacts, [id, new Date()]),
      fetchRows(this.db, vendorOffer, [id, zipCode]),
      this.db.getRepository(PayeeAccount).findOneBy({ vendorId: id }),
    ]);
    const payeeState = payee?.state ?? 'none';
    return {
      ...{ products: 0, activeProducts: 0, sites: 0, windows: 0, ...counts },
      ...{ isApproved, declinedReason, payeeState },
      offersPickup: shippingMethods.includes('pickup'),
      arePayoutsOffered: this.gateways.payees !== null,
      checks: vendorChecks({ ...vendor, payeeState }, offer ?? { picturedProducts: 0, isZipKnown: false }),
    };
  }
}

const allChecks = (
  { reviewTicks }: Vendor,
  checks: NonNullable<GuideFacts['vendor']>['checks'],
): SellingGuide['checks'] => [
  ...checks.map(({ label, isFine }) => ({ label, isFine, isOurs: false })),
  ...VENDOR_CHECKS.map(({ id, label }) => ({ label, isFine: Object.hasOwn(reviewTicks, id), isOurs: true })),
];

const guideFarm = ({ seasons: _seasons, timeZone: _zone, ...farm }: sql.GuideFarmRow): GuideFarm => ({
  ...farm,
  address: streetOf(farm.address, farm),
  imageUrl: ownPicture(farm.imageUrl),
});

/** At the farm that the vendor is at, or at the vendor's own address. */
function windowOf(vendor: Vendor, farms: readonly sql.GuideFarmRow[]): FirstWindow | null {
  if (!vendor.shippingMethods.includes('pickup')) return null;
  const farm = farms.find(({ zipCode }) => zipCode === vendor.zipCode) ?? farms[0];
  const times = firstWindow(farm?.seasons ?? [], dayIn(farm?.timeZone ?? 'UTC', new Date()));
  return times && { farmId: farm?.id ?? null, placeName: farm?.name ?? vendor.businessName, ...times };
}
