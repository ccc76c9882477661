import { useSyncExternalStore } from 'react';

const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** The key under which the device remembers the choice; index.html reads it before the first paint. */
export const THEME_KEY = 'farmgate-theme';

/** What the browser's own bars are painted in: the paper of each theme. */
const BAR_COLORS = { light: '#FBF8F1', dark: '#141A13' } as const;

/** @returns the choice in a stored text; light unless it is one of the others */
export function readTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'light';
}

/** @returns what a choice looks like on a device that does or does not prefer dark */
export function resolveTheme(theme: Theme, devicePrefersDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return devicePrefersDark ? 'dark' : 'light';
  return theme;
}

const listeners = new Set<() => void>();

function storedTheme(): Theme {
  try {
    return readTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return 'light';
  }
}

function apply(): void {
  const look = resolveTheme(storedTheme(), matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = look;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR_COLORS[look]);
  listeners.forEach((listener) => listener());
}

/** Follows the device and the other tabs. Called once. */
export function startTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key === THEME_KEY || event.key === null) apply();
  });
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A device that remembers nothing still changes its theme for this page.
    document.documentElement.dataset.theme = resolveTheme(
      theme,
      matchMedia('(prefers-color-scheme: dark)').matches,
    );
    return;
  }
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person's choice and how to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, storedTheme, () => 'light' as const), choose];
}
