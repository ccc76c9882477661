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

export interface Attempt {
  name: string;
  address: string;
  /** The browser's hash where it has signed in to this account before; null for a stranger's. */
  device: string | null;
}

/** Lowered by the database, which compares names: JavaScript lowers "\u0130ris" differently. */
async function accountHashes(tx: EntityManager, names: string[]): Promise<string[]> {
  // PostgreSQL refuses NUL in a text.
  const rows = await fetchRows(tx, sql.lowerNames, [names.map((name) => name.replaceAll('\0', ''))]);
  return rows.map(({ name }) => createHash('sha256').update(name).digest('base64url'));
}

const totalSubject = (hash: string) => `account:${hash}`;
const placeSubject = (hash: string, address: string) => `account:${hash}@${ipv6Prefix(address)}`;
const deviceSubject = (device: string, hash: string) => `device:${device}:${hash}`;

/** Always in this order, so that two tries never deadlock. */
function subjectsOf(hash: string, { address, device }: Attempt): [string, WaitRule][] {
  if (device !== null) return [[deviceSubject(device, hash), ACCOUNT_WAITS]];
  return [
    [addressSubject(address), ADDRESS_WAITS],
    [placeSubject(hash, address), ACCOUNT_WAITS],
    [totalSubject(hash), TOTAL_WAITS],
  ];
}

const addressSubject = (address: string) => `address:${ipv6Prefix(address)}`;

const codeSubject = (userId: number) => `code:${userId}`;

@Injectable()
export class SignInWaits {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts a try as failed before its password is looked at. @throws TOO_MANY_SIGN_INS */
  async begin(attempt: Attempt): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const [hash = ''] = await accountHashes(tx, [attempt.name]);
      let failures = 0;
      for (const [subject, rule] of subjectsOf(hash, attempt)) failures = await count(tx, subject, rule);
      return attempt.device === null ? failures : 0;
    });
  }

  /** Forgets failures from the same place only. */
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

  /** For a right password that was not the whole of it; earlier failures go on counting. */
  async takeBack(attempt: Attempt): Promise<void> {
    const tx = this.dataSource.manager;
    const [hash = ''] = await accountHashes(tx, [attempt.name]);
    await takeBackOne(
      tx,
      subjectsOf(hash, attempt).map(([subject]) => subject),
    );
  }

  /** Counts the code as wrong until `codeSucceeded`. @throws TOO_MANY_SIGN_INS */
  async beginCode(userId: number): Promise<void> {
    await this.dataSource.transaction((tx) => count(tx, codeSubject(userId), CODE_WAITS));
  }

  async codeSucceeded(userId: number): Promise<void> {
    await this.dataSource.manager.delete(SignInFailure, { subject: codeSubject(userId) });
  }

  async forget(tx: EntityManager, names: string[]): Promise<void> {
    for (const hash of await accountHashes(tx, names)) {
      await changeRows(tx, sql.forgetFailures, [totalSubject(hash), hash]);
    }
  }
}

/** One by one: a statement for several would lock in its own order, and deadlock with tries. */
async function takeBackOne(tx: EntityManager, subjects: string[]): Promise<void> {
  for (const subject of subjects)
    await tx.decrement(SignInFailure, { subject, failures: MoreThan(0) }, 'failures', 1);
}

async function count(tx: EntityManager, subject: string, rule: WaitRule): Promise<number> {
  const waits = waitTable(rule);
  const [counted] = await fetchRows(tx, sql.countFailure, [subject, waits, rule.forgottenAfterSeconds]);
  if (counted) return counted.failures;
  const [rest] = await fetchRows(tx, sql.secondsToWait, [subject, waits]);
  throw new DomainError('TOO_MANY_SIGN_INS', undefined, { retryAfter: Math.max(1, rest?.seconds ?? 1) });
}
