import { Body, Injectable, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DoneView } from '../../contract/accounts/auth.js';
import {
  AdminUser,
  type AdminUserChanges,
  type UserInvitation,
} from '../../contract/accounts/users.admin.js';
import { NoBody, ReasonBody } from '../../contract/backoffice/admin.js';
import { adminResource, RecordParams, StaffAction } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { isKey } from '../../platform/admin/list-sql.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { lockAdministrators } from '../users/administrators.js';
import { StaffUsers } from './staff-users.service.js';
import { USERS } from './users.admin.js';

/** Accounts, as staff see and change them. */
@Injectable()
export class UsersAdminController extends adminResource(USERS) {
  constructor(private readonly staff: StaffUsers) {
    super();
  }

  @StaffAction(':id/lock', AdminUser)
  lock(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'lock', reason }, id, (tx) =>
      this.staff.lock(tx, actor, Number(id), reason),
    );
  }

  @StaffAction(':id/unlock', AdminUser)
  unlock(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'unlock' }, id, (tx) => this.staff.unlock(tx, Number(id)));
  }

  /** Ends every session of the account. */
  @StaffAction(':id/sign-out', AdminUser)
  signOut(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'sign_out' }, id, (tx) => this.staff.signOut(tx, Number(id)));
  }

  @StaffAction(':id/send-password-link', AdminUser)
  sendPasswordLink(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'send_password_link' }, id, (tx) =>
      this.staff.sendPasswordLink(tx, Number(id)),
    );
  }

  @StaffAction(':id/remove-second-factor', AdminUser)
  removeSecondFactor(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'remove_second_factor', reason }, id, (tx) =>
      this.staff.removeSecondFactor(tx, actor, Number(id), reason),
    );
  }

  /** Takes the account and what belongs to it away, as its person has asked for. */
  @StaffAction(':id/erase', DoneView)
  async eraseAccount(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<DoneView> {
    await this.dataSource.transaction(async (tx) => {
      await this.lockRow(tx, id);
      await this.staff.erase(tx, actor, Number(id), reason);
    });
    return { done: true };
  }

  protected override async insert(tx: EntityManager, body: Row): Promise<number> {
    return this.staff.invite(tx, body as UserInvitation);
  }

  protected override async write(
    tx: EntityManager,
    id: number,
    changes: Row,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    await this.staff.prepareChange(
      tx,
      actor,
      before as unknown as AdminUser,
      changes as unknown as AdminUserChanges,
    );
    await super.write(tx, id, changes, before, actor);
  }

  /** All administrators with it, as whatever is done here may take one away. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    if (!isKey(this.source, id)) throw new DomainError('RECORD_NOT_FOUND');
    await lockAdministrators(tx, Number(id));
  }
}
