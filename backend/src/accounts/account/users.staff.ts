import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DoneView } from '../../contract/accounts/auth.js';
import {
  AdminUser,
  type AdminUserChanges,
  type UserInvitation,
} from '../../contract/accounts/users.admin.js';
import { ReasonBody } from '../../contract/backoffice/admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { isKey } from '../../platform/admin/list.sql.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { lockAdministrators } from '../users/administrators.js';
import { StaffUsers } from './staff-users.service.js';
import { USERS } from './users.admin.sql.js';

@Injectable()
export class UsersStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly staff: StaffUsers,
  ) {
    super(USERS, rows);
  }

  lock(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'lock', reason }, id, (tx) =>
      this.staff.lock(tx, actor, Number(id), reason),
    );
  }

  unlock(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'unlock' }, id, (tx) => this.staff.unlock(tx, Number(id)));
  }

  signOut(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'sign_out' }, id, (tx) => this.staff.signOut(tx, Number(id)));
  }

  sendPasswordLink(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'send_password_link' }, id, (tx) =>
      this.staff.sendPasswordLink(tx, Number(id)),
    );
  }

  removeSecondFactor(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'remove_second_factor', reason }, id, (tx) =>
      this.staff.removeSecondFactor(tx, actor, Number(id), reason),
    );
  }

  async erase(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<DoneView> {
    await this.dataSource.transaction(async (tx) => {
      await this.lockRow(tx, id);
      await this.staff.erase(tx, actor, Number(id), reason);
    });
    return { done: true };
  }

  protected override async insertRow(tx: EntityManager, body: Row): Promise<number> {
    return this.staff.invite(tx, body as UserInvitation);
  }

  protected override async updateRow(
    tx: EntityManager,
    id: number,
    changes: Row,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    const written = await this.staff.prepareChange(
      tx,
      actor,
      before as unknown as AdminUser,
      changes as unknown as AdminUserChanges,
    );
    await super.updateRow(tx, id, written, before, actor);
  }

  /** Locks all administrators too, as whatever is done here may take one away. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    if (!isKey(this.source, id)) throw new DomainError('RECORD_NOT_FOUND');
    await lockAdministrators(tx, Number(id));
  }
}
