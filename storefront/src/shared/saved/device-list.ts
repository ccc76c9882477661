import { MAX_SAVED_ON_DEVICE, SAVED_KEY } from '@farmgate/backend/contract/marketplace/saved-keys';
import { deviceList } from '../../lib/page/device-list';
import { DEVICE_SAVED_KEY } from './has-device-list';

/** Something saved, by its key ("farm-7") and the name it had then. */
export interface SavedThing {
  key: string;
  name: string;
}

const NONE: readonly SavedThing[] = [];

const isThing = (item: unknown): item is SavedThing => {
  const { key, name } = (item ?? {}) as Partial<SavedThing>;
  return typeof key === 'string' && SAVED_KEY.test(key) && typeof name === 'string' && name !== '';
};

/**
 * @returns what is saved according to a stored text, the newest first; whatever is no such list counts as
 * none
 */
export function parseSaved(stored: string | null): readonly SavedThing[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return NONE;
    return list
      .filter(isThing)
      .map(({ key, name }) => ({ key, name }))
      .slice(0, MAX_SAVED_ON_DEVICE);
  } catch {
    return NONE;
  }
}

/** @returns the list with a thing at its head, or without it */
export function withSaved<Thing extends SavedThing>(
  list: readonly Thing[],
  thing: Thing,
  isSaved: boolean,
): Thing[] {
  const others = list.filter(({ key }) => key !== thing.key);
  return isSaved ? [thing, ...others] : others;
}

const ofDevice = deviceList(DEVICE_SAVED_KEY, parseSaved);

/** What a visitor without an account saved on this device, the newest first. */
export const readDeviceSaved = ofDevice.read;

/** Replaces the device's list; what is beyond its size is dropped, the oldest first. */
export function writeDeviceSaved(list: readonly SavedThing[]): void {
  ofDevice.write(list.slice(0, MAX_SAVED_ON_DEVICE));
}

/** The device's list; none while the page hydrates. */
export const useDeviceSaved = ofDevice.use;
