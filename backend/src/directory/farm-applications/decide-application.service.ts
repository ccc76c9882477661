import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Invitations } from '../../accounts/auth/invitations.service.js';
import { BusinessOwners } from '../../accounts/businesses/business-owners.js';
import { UsersService } from '../../accounts/users/users.service.js';
import type {
  AdminFarmApplication,
  FarmApplicationApproval,
} from '../../contract/directory/admin/farm-applications.admin.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { ReviewedFarms } from '../farms/claims/reviewed-farms.service.js';
import { FarmApplication } from '../tables/farm-application.entity.js';
import {
  applicationApprovedMail,
  applicationDeclinedMail,
  applicationInvitationMail,
} from './farm-application-mails.js';
import { namesOf } from './names-of.rules.js';

const ZIP_NEEDED = "We couldn't find a ZIP code in the address. Please enter one.";

/** As the farm's form has it, so that its owner can save it again. */
const LONGEST_DESCRIPTION = 4_000;

/** The application's row is locked by whoever calls this. */
@Injectable()
export class DecideApplication {
  constructor(
    private readonly users: UsersService,
    private readonly invitations: Invitations,
    private readonly owners: BusinessOwners,
    private readonly farms: ReviewedFarms,
    private readonly mails: MailOutbox,
  ) {}

  /** @throws ALREADY_DECIDED, USER_LOCKED, TOO_MANY_FARMS, VALIDATION_FAILED (ZIP code) */
  async approve(
    tx: EntityManager,
    actor: SignedInUser,
    application: AdminFarmApplication,
    { zipCode: given, isVerified }: FarmApplicationApproval,
  ): Promise<void> {
    if (application.status !== 'new') throw new DomainError('ALREADY_DECIDED');
    const zipCode = given ?? application.zipCode;
    if (zipCode === null) {
      throw new DomainError('VALIDATION_FAILED', [{ path: 'zipCode', message: ZIP_NEEDED }]);
    }
    const userId = await this.owners.holderFor(tx, await this.farmerOf(tx, application));
    const { farmName, farmAddress, email, phone } = application;
    const farmId = await this.farms.register(tx, userId, {
      name: farmName,
      description: describe(application),
      address: farmAddress,
      ...{ zipCode, email, phone, isVerified },
    });
    await decide(tx, actor, application.id, { status: 'approved', userId, farmId });
  }

  /** @throws ALREADY_DECIDED */
  async decline(
    tx: EntityManager,
    actor: SignedInUser,
    application: AdminFarmApplication,
    reason: string,
  ): Promise<void> {
    if (application.status !== 'new') throw new DomainError('ALREADY_DECIDED');
    await decide(tx, actor, application.id, { status: 'declined', reason });
    await this.mails.enqueue(tx, applicationDeclinedMail(application, reason, this.mails.teamAddress));
  }

  private async farmerOf(tx: EntityManager, application: AdminFarmApplication): Promise<number> {
    const { email, farmerName, phone } = application;
    const known = await this.users.lockByEmail(tx, email);
    if (known?.lockedAt) throw new DomainError('USER_LOCKED');
    if (known) {
      await this.users.makeFarmer(tx, known.id);
      await this.mails.enqueue(tx, applicationApprovedMail(application, known.username));
      return known.id;
    }
    const { user, token } = await this.invitations.invite(tx, {
      ...{ email, role: 'farmer', phone },
      ...namesOf(farmerName),
    });
    await this.mails.enqueue(tx, applicationInvitationMail(application, user.username, token));
    return user.id;
  }
}

/** What the farm grows goes along, as its page has nothing else about it yet; its owner can put it better. */
function describe({ farmDescription, productsGrown }: AdminFarmApplication): string {
  const whole = `${farmDescription}\n\nWe grow: ${productsGrown}`;
  return whole.length <= LONGEST_DESCRIPTION ? whole : farmDescription;
}

async function decide(
  tx: EntityManager,
  actor: SignedInUser,
  id: number,
  decision: Partial<Pick<FarmApplication, 'status' | 'reason' | 'userId' | 'farmId'>>,
): Promise<void> {
  await tx.update(FarmApplication, { id }, { ...decision, decidedAt: new Date(), decidedBy: actor.id });
}
