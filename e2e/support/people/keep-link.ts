import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { query } from '../rows/database';

interface KeepTokenModule {
  keepToken: (listingId: number, confirmedAt: Date, secret: string) => string;
}

/** @returns the path of the link that the mail about a listing has in it */
export async function keepLink(listingId: number): Promise<string> {
  const file = '../../../backend/dist/src/directory/listings/freshness/renew-token.rules.js';
  const { keepToken } = (await import(
    pathToFileURL(path.join(import.meta.dirname, file)).href
  )) as KeepTokenModule;
  await query("INSERT INTO app_secrets (name, value) VALUES ('keep-listing', $1) ON CONFLICT DO NOTHING", [
    'k'.repeat(43),
  ]);
  const [secret] = await query("SELECT value FROM app_secrets WHERE name = 'keep-listing'");
  const [listing] = await query('SELECT confirmed_at FROM listings WHERE id = $1', [listingId]);
  const token = keepToken(listingId, listing?.['confirmed_at'] as Date, String(secret?.['value']));
  return `/listings/${listingId}/keep#${token}`;
}
