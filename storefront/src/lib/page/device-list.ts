import { useSyncExternalStore } from 'react';

/** A list that the device remembers and every tab of the site shares; nothing of it leaves the device. */
export interface DeviceList<Item> {
  read: () => readonly Item[];
  /** Replaces the list; an empty one is forgotten. */
  write: (list: readonly Item[]) => void;
  /** For components; empty while the page hydrates. */
  use: () => readonly Item[];
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Where storing is forbidden, or the storage full, the list lasts as long as the page.
 * @param key its name in the browser's storage
 * @param parse reads a stored text; whatever is no such list is an empty one
 */
export function deviceList<Item>(
  key: string,
  parse: (stored: string | null) => readonly Item[],
): DeviceList<Item> {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let stored: string | null = null;
  let list = none;
  const read = () => {
    try {
      const text = localStorage.getItem(key);
      if (text !== stored) {
        stored = text;
        list = parse(text);
      }
    } catch {
      // The page's own list stays.
    }
    return list;
  };
  const write = (next: readonly Item[]) => {
    list = next;
    stored = next.length === 0 ? null : JSON.stringify(next);
    try {
      if (stored === null) localStorage.removeItem(key);
      else localStorage.setItem(key, stored);
    } catch {
      // What is stored is as it was, and no news.
      stored = textOf(key);
    }
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => none) };
}
