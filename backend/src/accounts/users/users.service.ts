import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { ConfirmedEmails } from './confirmed-emails.js';
import { fullName } from './names.rules.js';
import { User } from './user.entity.js';

/** How the other domains may address a person. */
export interface Contact {
  username: string;
  email: string;
  /** First and last name as far as given, else the username. */
  name: string;
}

/** The accounts, for the other domains too. */
@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmedEmails: ConfirmedEmails,
  ) {}

  /** @param name a username or an e-mail address, as typed @returns null where no account has it */
  async findByLoginName(name: string, on: EntityManager = this.dataSource.manager): Promise<User | null> {
    // PostgreSQL refuses NUL in a text, and no account has one.
    if (name.includes('\0')) return null;
    // Older names were kept as they were typed, newer ones in one spelling. One statement, so that its time
    // tells nothing.
    const found = await on.find(User, {
      where: [{ username: In([name, name.normalize('NFKC')]) }, { email: name }],
    });
    const wanted = name.toLowerCase();
    const isAsTyped = ({ username, email }: User) =>
      [username, email].some((one) => one.toLowerCase() === wanted);
    return found.find(isAsTyped) ?? found[0] ?? null;
  }

  /** Locks an account for the rest of the transaction. @returns null where nobody has the address */
  async lockByEmail(tx: EntityManager, email: string): Promise<User | null> {
    return tx.findOne(User, { where: { email }, lock: { mode: 'for_no_key_update' } });
  }

  /** @throws SIGN_IN_REQUIRED when the account was erased meanwhile */
  async get(tx: EntityManager, id: number): Promise<User> {
    const user = await tx.findOneBy(User, { id });
    if (!user) throw new DomainError('SIGN_IN_REQUIRED');
    return user;
  }

  /** @returns the name and e-mail address of an account, null where there is none */
  async contact(tx: EntityManager, id: number): Promise<Contact | null> {
    const user = await tx.findOneBy(User, { id });
    return user && { username: user.username, email: user.email, name: fullName(user) };
  }

  /** @returns whether the person has shown that the account's email address is theirs */
  async hasConfirmedEmail(tx: EntityManager, id: number): Promise<boolean> {
    return tx.existsBy(User, { id, emailConfirmedAt: Not(IsNull()) });
  }

  /** @throws EMAIL_NOT_CONFIRMED */
  async requireConfirmedEmail(tx: EntityManager, id: number): Promise<void> {
    if (!(await this.hasConfirmedEmail(tx, id))) throw new DomainError('EMAIL_NOT_CONFIRMED');
  }

  /**
   * Notes that the account's email address is the person's own, as using a link that was sent there shows.
   */
  async noteConfirmedEmail(tx: EntityManager, id: number): Promise<void> {
    const noted = await tx.update(User, { id, emailConfirmedAt: IsNull() }, { emailConfirmedAt: new Date() });
    if (noted.affected) await this.confirmedEmails.note(tx, id);
  }

  /** Makes a customer a farmer, as registering or claiming a farm does. Other roles stay as they are. */
  async makeFarmer(tx: EntityManager, id: number): Promise<void> {
    await tx.update(User, { id, role: 'user' }, { role: 'farmer' });
  }
}
