import { TOAST } from '@farmgate/backend/contract/shared/limits';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type Pressed, type ToastEdge, toastEdge } from './toast-edge';

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** One thing to do about it, e.g. 'Undo'. */
  action?: { label: string; onPress: () => void };
  /** One more, beside it. */
  otherAction?: { label: string; onPress: () => void };
  /** It is about the page that comes next, too, and stays when that one comes. */
  staysOn?: boolean;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
  edge: ToastEdge;
  /** Milliseconds since 1970. */
  since: number;
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
  const { innerWidth: width, innerHeight: height } = window;
  const edge = toastEdge(pressedPlace(), { width, height });
  show({ ...message, id: ++lastId, open: true, edge, since: Date.now() });
}

/** Where what was pressed is; what has the focus is it. */
function pressedPlace(): Pressed | null {
  const { activeElement: pressed } = document;
  if (!pressed?.matches('button, a, input, textarea, select')) return null;
  const { top, bottom, right } = pressed.getBoundingClientRect();
  const isWritten = pressed.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="file"])');
  return { top, bottom, right, isWritten, isInBar: pressed.closest('.bottom-bar') !== null };
}

/** What comes with a change of the page (it is said, then the page changes) is about the new one. */
const COMES_WITH_PAGE_MS = 1_000;

/** Closes what is about the page that was left; what is about the new one moves away from its title. */
export function leaveToast(): void {
  if (!current?.open) return;
  const isAboutNext = current.staysOn || Date.now() - current.since < COMES_WITH_PAGE_MS;
  if (isAboutNext) show({ ...current, staysOn: false, edge: 'bottom' });
  else dismissToast(current.id);
}

/** Closes a notification; it is forgotten some time later. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  show({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => show(null), TOAST.removeDelayMs);
}

/** Closes whatever is shown: something opens that it would cover. */
export function closeToast(): void {
  if (current?.open) dismissToast(current.id);
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
