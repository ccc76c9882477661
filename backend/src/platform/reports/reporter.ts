import { createHmac } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ipv6Prefix } from '../http/security/ipv6-prefix.js';
import { type AppSecretName, appSecret } from '../secrets/app-secrets.js';

export interface Reporter {
  /** Null for someone who is not logged in. */
  userId: number | null;
  address: string;
}

/** SQL that reads it is in the staff's views. */
export const accountReporter = (userId: number): string => `account:${userId}`;

/** @param secretName per kind of thing, so hashes of one address differ @returns account or keyed hash */
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

export const reportViews = <Report extends { createdAt: Date; dismissedAt: Date | null }>(
  reports: readonly Report[],
) =>
  reports.map((report) => ({
    ...report,
    createdAt: report.createdAt.toISOString(),
    dismissedAt: report.dismissedAt?.toISOString() ?? null,
  }));
