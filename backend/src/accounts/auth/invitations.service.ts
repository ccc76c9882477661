import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../contract/accounts/roles.js';
import type { StaffRole } from '../../contract/shared/capabilities.js';
import { INVITATION_DAYS } from '../../contract/shared/limits.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { staffRoleOf } from '../users/administrators.js';
import { isLikeStaff } from '../users/look-alike-names.js';
import { User } from '../users/user.entity.js';
import { usernamesFor } from '../users/usernames.rules.js';
import { insertInvited } from '../users/users.sql.js';
import { hashPassword } from './passwords/password-hashes.js';
import { insertToken } from './passwords/password-tokens.sql.js';
import { newToken, tokenHash } from './passwords/reset-token.js';

export interface Invited {
  email: string;
  role: Role;
  staffRole?: StaffRole | null;
  /** Made from the email address where none is given. */
  username?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
}

export interface Invitation {
  user: User;
  token: string;
}

@Injectable()
export class Invitations {
  /** Good for a week; nobody can sign in before. @throws ACCOUNT_EXISTS naming the field that is taken */
  async invite(tx: EntityManager, person: Invited): Promise<Invitation> {
    if (await tx.existsBy(User, { email: person.email })) {
      throw taken('email', "There's already an account with this email address.");
    }
    const user = await makeAccount(tx, person);
    return { user, token: await this.makeToken(tx, user.id) };
  }

  private async makeToken(tx: EntityManager, userId: number): Promise<string> {
    const token = newToken();
    await changeRows(tx, insertToken, [tokenHash(token), userId, 'invitation', `${INVITATION_DAYS} days`]);
    return token;
  }
}

async function makeAccount(tx: EntityManager, person: Invited): Promise<User> {
  const password = await hashPassword(newToken());
  const { email, role, firstName = null, lastName = null, phone = null, staffRole = null } = person;
  for (const username of person.username ? [person.username] : usernamesFor(email)) {
    if (await isLikeStaff(tx, username)) continue;
    const [made] = await fetchRows(tx, insertInvited, [
      username,
      email,
      password,
      role,
      firstName,
      lastName,
      phone,
      staffRoleOf({ role, staffRole }),
    ]);
    if (made) return tx.findOneByOrFail(User, { id: made.id });
  }
  throw taken('username', 'That username is already taken.');
}

const taken = (path: string, message: string) => new DomainError('ACCOUNT_EXISTS', [{ path, message }]);
