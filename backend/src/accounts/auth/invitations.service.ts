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

/** For whom an account is made. */
export interface Invited {
  email: string;
  role: Role;
  /** Of a member of the staff. */
  staffRole?: StaffRole | null;
  /** One is made of the e-mail address where none is given. */
  username?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
}

/** An account that waits for its person, and the token of the link by which a password is chosen. */
export interface Invitation {
  user: User;
  token: string;
}

/** Accounts that staff make for others. */
@Injectable()
export class Invitations {
  /**
   * Makes an account that nobody can sign in to before a password is chosen by the token's link
   * (`mailPaths.invitation`), good for a week.
   * @throws ACCOUNT_EXISTS naming the field that is taken
   */
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
  // Of a password that nobody knows.
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
