import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.js';
import { household } from '../../platform/http/household.js';
import { SignInFailure } from './sign-in-failure.entity.js';
import { ACCOUNT_WAITS, ADDRESS_WAITS, CODE_WAITS, type WaitRule, waitTable } from './sign-in-waits.rules.js';

/** Lowered by the database, which is what compares names: for JavaScript, "\u0130ris" would be another name than "iris". */
async function accountSubjects(tx: EntityManager, names: string[]): Promise<string[]> {
  const rows = await tx.query<{ name: string }[]>(
    'SELECT lower(name) AS name FROM unnest($1::text[]) AS given (name)',
    // PostgreSQL refuses NUL in a text.
    [names.map((name) => name.replaceAll('\0', ''))],
  );
  return rows.map(({ name }) => `account:${createHash('sha256').update(name).digest('base64url')}`);
}

const addressSubject = (address: string) => `address:${household(address)}`;

/** One for all names of the account: who has the password may use either. */
const codeSubject = (userId: number) => `code:${userId}`;

// Counts a try as a failure unless its wait is not over. The clock is read once the row is locked, so that of several
// tries at one moment each sees the ones before it.
const COUNT = `
  INSERT INTO sign_in_failures AS known (subject, failures, last_failed_at) VALUES ($1, 1, clock_timestamp())
  ON CONFLICT (subject) DO UPDATE SET
    failures = CASE WHEN known.last_failed_at < clock_timestamp() - make_interval(secs => $3) THEN 1
      ELSE known.failures + 1 END,
    last_failed_at = clock_timestamp()
  WHERE known.last_failed_at + make_interval(secs => ($2::int[])[least(known.failures + 1, cardinality($2::int[]))])
    <= clock_timestamp()
  RETURNING failures`;

const REST = `
  SELECT ceil(extract(epoch FROM last_failed_at
      + make_interval(secs => ($2::int[])[least(failures + 1, cardinality($2::int[]))]) - clock_timestamp()))::int AS seconds
  FROM sign_in_failures WHERE subject = $1`;

/** Slows guessing down: per account, whether or not it exists, and per address. Kept in the database, for all servers. */
@Injectable()
export class SignInWaits {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts a try as a failure before its password is looked at, so that many at one moment do not pass together;
   * `succeeded` takes it back. A try that comes too early is refused and does not count.
   * @throws TOO_MANY_SIGN_INS with the seconds to wait
   */
  async begin(name: string, address: string): Promise<void> {
    // Always in this order, so that two tries never wait for each other.
    await this.dataSource.transaction(async (tx) => {
      await count(tx, addressSubject(address), ADDRESS_WAITS);
      for (const subject of await accountSubjects(tx, [name])) await count(tx, subject, ACCOUNT_WAITS);
    });
  }

  /** Forgets the failures of an account and takes back the try that turned out right; the address keeps its others. */
  async succeeded(names: string[], address: string): Promise<void> {
    await this.forget(this.dataSource.manager, names);
    await this.dataSource.query(
      'UPDATE sign_in_failures SET failures = failures - 1 WHERE subject = $1 AND failures > 0',
      [addressSubject(address)],
    );
  }

  /** Takes back one try whose password was right but which was not the whole of it; what failed before goes on counting. */
  async takeBack(name: string, address: string): Promise<void> {
    const subjects = [addressSubject(address), ...(await accountSubjects(this.dataSource.manager, [name]))];
    await this.dataSource.query(
      'UPDATE sign_in_failures SET failures = failures - 1 WHERE subject = ANY($1) AND failures > 0',
      [subjects],
    );
  }

  /** Counts a code of a second factor as wrong before it is looked at; `codeSucceeded` takes it back. @throws TOO_MANY_SIGN_INS */
  async beginCode(userId: number): Promise<void> {
    await this.dataSource.transaction((tx) => count(tx, codeSubject(userId), CODE_WAITS));
  }

  async codeSucceeded(userId: number): Promise<void> {
    await this.dataSource.manager.delete(SignInFailure, { subject: codeSubject(userId) });
  }

  /** Forgets the failures of an account. @param names all that it may be called by when signing in */
  async forget(tx: EntityManager, names: string[]): Promise<void> {
    await tx.delete(SignInFailure, { subject: In(await accountSubjects(tx, names)) });
  }
}

async function count(tx: EntityManager, subject: string, rule: WaitRule): Promise<void> {
  const waits = waitTable(rule);
  const counted = await tx.query<unknown[]>(COUNT, [subject, waits, rule.forgottenAfterSeconds]);
  if (counted.length > 0) return;
  const [rest] = await tx.query<{ seconds: number }[]>(REST, [subject, waits]);
  throw new DomainError('TOO_MANY_SIGN_INS', undefined, { retryAfter: Math.max(1, rest?.seconds ?? 1) });
}
