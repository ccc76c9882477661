import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { ConfirmedEmails } from './confirmed-emails.js';
import { fullName } from './names.rules.js';
import { User } from './user.entity.js';

export interface Contact {
  username: string;
  email: string;
  name: string;
}

@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmedEmails: ConfirmedEmails,
  ) {}

  async findByLoginName(name: string, on: EntityManager = this.dataSource.manager): Promise<User | null> {
    // PostgreSQL refuses NUL in a text, and no account has one.
    if (name.includes('\0')) return null;
    // Older names were kept as typed. One statement, so that its time tells nothing.
    const found = await on.find(User, {
      where: [{ username: In([name, name.normalize('NFKC')]) }, { email: name }],
    });
    const wanted = name.toLowerCase();
    const isAsTyped = ({ username, email }: User) =>
      [username, email].some((one) => one.toLowerCase() === wanted);
    return found.find(isAsTyped) ?? found[0] ?? null;
  }

  async lockByEmail(tx: EntityManager, email: string): Promise<User | null> {
    return tx.findOne(User, { where: { email }, lock: { mode: 'for_no_key_update' } });
  }

  /** @throws SIGN_IN_REQUIRED when the account was erased meanwhile */
  async get(tx: EntityManager, id: number): Promise<User> {
    const user = await tx.findOneBy(User, { id });
    if (!user) throw new DomainError('SIGN_IN_REQUIRED');
    return user;
  }

  async contact(tx: EntityManager, id: number): Promise<Contact | null> {
    return (await this.contacts(tx, [id])).get(id) ?? null;
  }

  /** @returns by id, in the order given, without accounts that were erased meanwhile */
  async contacts(tx: EntityManager, ids: readonly number[]): Promise<Map<number, Contact>> {
    const users = new Map((await tx.findBy(User, { id: In([...ids]) })).map((user) => [user.id, user]));
    return new Map(
      ids.flatMap((id) => {
        const user = users.get(id);
        return user ? [[id, { username: user.username, email: user.email, name: fullName(user) }]] : [];
      }),
    );
  }

  async hasConfirmedEmail(tx: EntityManager, id: number): Promise<boolean> {
    return tx.existsBy(User, { id, emailConfirmedAt: Not(IsNull()) });
  }

  /** @throws EMAIL_NOT_CONFIRMED */
  async requireConfirmedEmail(tx: EntityManager, id: number): Promise<void> {
    if (!(await this.hasConfirmedEmail(tx, id))) throw new DomainError('EMAIL_NOT_CONFIRMED');
  }

  async noteConfirmedEmail(tx: EntityManager, id: number): Promise<void> {
    const noted = await tx.update(User, { id, emailConfirmedAt: IsNull() }, { emailConfirmedAt: new Date() });
    if (noted.affected) await this.confirmedEmails.note(tx, id);
  }

  async dismissGuide(tx: EntityManager, id: number, isDismissed: boolean): Promise<void> {
    await tx.update(User, { id }, { guideDismissedAt: isDismissed ? new Date() : null });
  }

  /** Other roles stay as they are. */
  async makeFarmer(tx: EntityManager, id: number): Promise<void> {
    await tx.update(User, { id, role: 'user' }, { role: 'farmer' });
  }
}
