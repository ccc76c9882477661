import { RECENT_ZIPS } from '@farmgate/backend/contract/shared/limits';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { nearZipIn } from '@farmgate/backend/contract/site/near-zip';
import { deviceList } from '../../lib/page/device-list';
import { setNearZip } from './near-zip';

/** Where the device remembers them; nothing of it leaves the device. */
export const RECENT_ZIPS_KEY = 'farmgate-recent-zips';

const NONE: readonly string[] = [];

/** @returns the ZIP codes in a stored text, latest first; whatever is not a list of them counts as none */
export function parseRecentZips(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return NONE;
    const zips = list.filter((item): item is string => typeof item === 'string' && readZip(item) === item);
    return [...new Set(zips)].slice(0, RECENT_ZIPS);
  } catch {
    return NONE;
  }
}

/**
 * @returns the list with a ZIP code at its head; ZIP+4 is cut to five digits, anything else changes nothing
 */
export function withRecentZip(list: readonly string[], text: string): readonly string[] {
  const zip = readZip(text);
  return zip === null ? list : [zip, ...list.filter((one) => one !== zip)].slice(0, RECENT_ZIPS);
}

const recent = deviceList(RECENT_ZIPS_KEY, parseRecentZips);

/** Puts a ZIP code that was searched at the head of the list; the browser is near to it from now on. */
export function rememberZip(text: string): void {
  const zip = readZip(text);
  if (zip !== null && nearZipIn(document.cookie) !== zip) setNearZip(zip);
  const before = recent.read();
  const next = withRecentZip(before, text);
  if (next.join() !== before.join()) recent.write(next);
}

/** The ZIP codes that were searched on this device, latest first; none while the page hydrates. */
export const useRecentZips = recent.use;
