import { deviceList } from '../../lib/page/device-list';
import { FOLLOW_LINK_KEY } from './follow-link-key';

const TOKEN = /^[\w-]{35}$/;

/** @returns the one token in a stored text; whatever is none counts as none */
export function parseFollowLink(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    const [token] = Array.isArray(list) ? (list as unknown[]) : [];
    return typeof token === 'string' && TOKEN.test(token) ? [token] : [];
  } catch {
    return [];
  }
}

const ofDevice = deviceList(FOLLOW_LINK_KEY, parseFollowLink);

/** Remembers whose notices this device is for, so that the next follow needs no email. */
export const keepFollowLink = (token: string): void => ofDevice.write([token]);
export const forgetFollowLink = (): void => ofDevice.write([]);

/** @returns the token that the device keeps; null where there is none, and while the page hydrates */
export const useFollowLink = (): string | null => ofDevice.use()[0] ?? null;
