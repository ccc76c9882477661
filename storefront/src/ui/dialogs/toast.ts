import { TOAST } from '@farmgate/backend/contract/shared/limits';
import { type ReactNode, useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** One thing to do about it, e.g. 'Undo'. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** At most one at a time: a new one takes the place of the one before. */
let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Shows a notification for five seconds, from anywhere. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  show({ ...message, id: ++lastId, open: true });
}

/** Closes a notification; it is forgotten some time later. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  show({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => show(null), TOAST.removeDelayMs);
}

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
