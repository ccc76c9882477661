import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ipv6Prefix } from '../../../platform/http/security/ipv6-prefix.js';
import { SignInFailure } from './sign-in-failure.entity.js';
import {
  ACCOUNT_WAITS,
  ADDRESS_WAITS,
  CODE_WAITS,
  TOTAL_WAITS,
  type WaitRule,
  waitTable,
} from './sign-in-throttle.rules.js';
import * as sql from './sign-in-throttle.sql.js';

/** Where a try to sign in comes from. */
export interface Attempt {
  /** What was typed as the name. */
  name: string;
  /** As `visitorAddress` has it. */
  address: string;
  /** The hash of a browser that has signed in to this account before; null for a stranger's. */
  device: string | null;
}

/**
 * Lowered by the database, which is what compares names: for JavaScript, "\u0130ris" would be another name
 * than "iris".
 */
async function accountHashes(tx: EntityManager, names: string[]): Promise<string[]> {
  // PostgreSQL refuses NUL in a text.
  const rows = await fetchRows(tx, sql.lowerNames, [names.map((name) => name.replaceAll('\0', ''))]);
  return rows.map(({ name }) => createHash('sha256').update(name).digest('base64url'));
}

const totalSubject = (hash: string) => `account:${hash}`;
const placeSubject = (hash: string, address: string) => `account:${hash}@${ipv6Prefix(address)}`;
const deviceSubject = (device: string, hash: string) => `device:${device}:${hash}`;

/**
 * All that a try counts against, with the rule of each; always in this order, so that two tries never wait
 * for each other.
 */
function subjectsOf(hash: string, { address, device }: Attempt): [string, WaitRule][] {
  if (device !== null) return [[deviceSubject(device, hash), ACCOUNT_WAITS]];
  return [
    [addressSubject(address), ADDRESS_WAITS],
    [placeSubject(hash, address), ACCOUNT_WAITS],
    [totalSubject(hash), TOTAL_WAITS],
  ];
}

const addressSubject = (address: string) => `address:${ipv6Prefix(address)}`;

/** One for all names of the account: who has the password may use either. */
const codeSubject = (userId: number) => `code:${userId}`;

/**
 * Slows guessing down: for an account from one address, whether or not it exists, for an address, and for an
 * account as a whole. A browser that has signed in before has a count of its own, which strangers do not
 * raise. Kept in the database, for all servers.
 */
@Injectable()
export class SignInWaits {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts a try as a failure before its password is looked at, so that many at one moment do not pass
   * together; `succeeded` takes it back. A try that comes too early is refused and does not count.
   * @returns how many tries of strangers at this account failed lately, this one included; 0 for a known
   * device
   * @throws TOO_MANY_SIGN_INS with the seconds to wait
   */
  async begin(attempt: Attempt): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const [hash = ''] = await accountHashes(tx, [attempt.name]);
      let failures = 0;
      for (const [subject, rule] of subjectsOf(hash, attempt)) failures = await count(tx, subject, rule);
      return attempt.device === null ? failures : 0;
    });
  }

  /**
   * Forgets what failed at an account from the same place, and takes back the try that turned out right; the
   * others keep theirs.
   */
  async succeeded(names: string[], attempt: Attempt): Promise<void> {
    const tx = this.dataSource.manager;
    const hashes = await accountHashes(tx, names);
    const own = hashes.flatMap((hash) => [
      placeSubject(hash, attempt.address),
      ...(attempt.device === null ? [] : [deviceSubject(attempt.device, hash)]),
    ]);
    await tx.delete(SignInFailure, { subject: In(own) });
    if (attempt.device !== null) return;
    const [hash = ''] = await accountHashes(tx, [attempt.name]);
    await takeBackOne(tx, [addressSubject(attempt.address), totalSubject(hash)]);
  }

  /**
   * Takes back one try whose password was right but which was not the whole of it; what failed before goes on
   * counting.
   */
  async takeBack(attempt: Attempt): Promise<void> {
    const tx = this.dataSource.manager;
    const [hash = ''] = await accountHashes(tx, [attempt.name]);
    await takeBackOne(
      tx,
      subjectsOf(hash, attempt).map(([subject]) => subject),
    );
  }

  /**
   * Counts a code of a second factor as wrong before it is looked at; `codeSucceeded` takes it back.
   * @throws TOO_MANY_SIGN_INS
   */
  async beginCode(userId: number): Promise<void> {
    await this.dataSource.transaction((tx) => count(tx, codeSubject(userId), CODE_WAITS));
  }

  async codeSucceeded(userId: number): Promise<void> {
    await this.dataSource.manager.delete(SignInFailure, { subject: codeSubject(userId) });
  }

  /**
   * Forgets all failures of an account, wherever they came from.
   * @param names all that it may be called by when signing in
   */
  async forget(tx: EntityManager, names: string[]): Promise<void> {
    for (const hash of await accountHashes(tx, names)) {
      await changeRows(tx, sql.forgetFailures, [totalSubject(hash), hash]);
    }
  }
}

/**
 * One after the other, each by itself: a statement for several would lock them in an order of its own, and
 * wait for tries that wait for it.
 */
async function takeBackOne(tx: EntityManager, subjects: string[]): Promise<void> {
  for (const subject of subjects)
    await tx.decrement(SignInFailure, { subject, failures: MoreThan(0) }, 'failures', 1);
}

/** @returns how many failures the subject has by now */
async function count(tx: EntityManager, subject: string, rule: WaitRule): Promise<number> {
  const waits = waitTable(rule);
  const [counted] = await fetchRows(tx, sql.countFailure, [subject, waits, rule.forgottenAfterSeconds]);
  if (counted) return counted.failures;
  const [rest] = await fetchRows(tx, sql.secondsToWait, [subject, waits]);
  throw new DomainError('TOO_MANY_SIGN_INS', undefined, { retryAfter: Math.max(1, rest?.seconds ?? 1) });
}
