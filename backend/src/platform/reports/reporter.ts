import { createHmac } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ipv6Prefix } from '../http/security/ipv6-prefix.js';
import { type AppSecretName, appSecret } from '../secrets/app-secrets.js';

/** Who reports something that others wrote. */
export interface Reporter {
  /** Null for someone who is not logged in. */
  userId: number | null;
  address: string;
}

/** How a report names an account; SQL that reads it is in the staff's views. */
export const accountReporter = (userId: number): string => `account:${userId}`;

/**
 * @param secretName of what is reported: the same address has another hash elsewhere
 * @returns who it was, so that no one counts twice: the account, or a keyed hash of the address, which itself
 * is not kept
 */
export async function reporterOf(
  dataSource: DataSource,
  secretName: AppSecretName,
  { userId, address }: Reporter,
): Promise<string> {
  if (userId !== null) return accountReporter(userId);
  const secret = await appSecret(dataSource, secretName);
  const digest = createHmac('sha256', secret).update(ipv6Prefix(address)).digest('base64url');
  return `address:${digest.slice(0, 22)}`;
}

/** @returns reports as staff see them */
export const reportViews = <Report extends { createdAt: Date; dismissedAt: Date | null }>(
  reports: readonly Report[],
) =>
  reports.map((report) => ({
    ...report,
    createdAt: report.createdAt.toISOString(),
    dismissedAt: report.dismissedAt?.toISOString() ?? null,
  }));
