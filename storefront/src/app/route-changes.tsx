import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { forgetServerAnswers } from '../lib/api/queries';
import { keepsScroll } from '../lib/page/navigation';
import { leaveToast } from '../ui/dialogs/toast';

const POSITIONS_KEY = 'farmgate-positions';
/**
 * How long to wait for a page that is still growing to reach a remembered position or an anchor, in
 * milliseconds.
 */
const PATIENCE_MS = 1_500;

interface Position {
  top: number;
  /** How much of the screen the page took, above the footer, in pixels. */
  inSight: number;
}

const TOP: Position = { top: 0, inSight: 0 };

function readPositions(): Record<string, Position> {
  try {
    return JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') as Record<string, Position>;
  } catch {
    return {};
  }
}

/**
 * Tries until it works, the person scrolls by themselves, or the patience is at its end.
 * @returns how to stop it
 */
function keepTrying(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const again = () => {
    if (attempt() || performance.now() > until) stop();
    else frame = requestAnimationFrame(again);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  frame = requestAnimationFrame(again);
  return stop;
}

function scrollToAnchor(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return false;
  target.scrollIntoView();
  // What comes late takes the focus itself.
  if (!target.contains(document.activeElement)) focusQuietly(target);
  return true;
}

function pageInSight(): number {
  const bottom = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, Math.min(bottom, window.innerHeight));
}

/** A page that is shorter than it was, as a cart that was ordered, starts at its top, not at the footer. */
function scrollToPosition({ top, inSight }: Position): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  if (pageInSight() < inSight * 0.75) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return false;
  }
  return Math.abs(window.scrollY - top) < 2;
}

/**
 * Calls back with the page's heading, once there is one: a page that still loads has none yet.
 * @returns how to stop waiting
 */
function whenHeading(callback: (heading: HTMLElement) => void): () => void {
  const main = document.querySelector('main');
  const look = () => main?.querySelector<HTMLElement>('h1') ?? null;
  const heading = look();
  if (heading || !main) {
    if (heading) callback(heading);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const found = look();
    if (!found) return;
    observer.disconnect();
    callback(found);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusQuietly(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** @returns the field somebody has typed in since they last sent, pressed or chose something */
function useTypedField() {
  const field = useRef<EventTarget | null>(null);
  useEffect(() => {
    const begin = ({ target }: Event) => (field.current = target);
    const end = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Enter') field.current = null;
    };
    const ends = ['keydown', 'click'] as const;
    document.addEventListener('input', begin, true);
    for (const name of ends) document.addEventListener(name, end, true);
    return () => {
      document.removeEventListener('input', begin, true);
      for (const name of ends) document.removeEventListener(name, end, true);
    };
  }, []);
  return field;
}

/** The browse page has a search of its own: it goes on with what was typed in the header's. */
function goesOnTyping(typed: EventTarget | null): boolean {
  if (!(typed instanceof HTMLInputElement) || typed.isConnected) return false;
  const field = document.querySelector<HTMLInputElement>(`main input[name="${typed.name}"]`);
  if (!field) return false;
  field.value = typed.value;
  field.focus({ preventScroll: true });
  return true;
}

/**
 * Screen readers go on reading at the new page's heading; until it is there, at the page itself.
 * @param typed keeps the focus: who went on typing while the page came is not done with it
 */
function focusPage(typed: EventTarget | null): (() => void) | undefined {
  if (typed !== null && document.activeElement === typed) return undefined;
  const main = document.querySelector<HTMLElement>('main');
  if (main) focusQuietly(main);
  return whenHeading((heading) => {
    if (document.activeElement === main && !goesOnTyping(typed)) focusQuietly(heading);
  });
}

/** Structured data came with the page that was loaded, and is about no other one. */
function forgetStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

/** The scroll position of every entry of the history, kept over reloads. */
function useScrollMemory(key: string) {
  const positions = useRef<Record<string, Position> | null>(null);
  const current = useRef(key);
  useLayoutEffect(() => {
    current.current = key;
  }, [key]);
  useEffect(() => {
    const remember = () => {
      const here = { top: window.scrollY, inSight: pageInSight() };
      (positions.current ??= readPositions())[current.current] = here;
    };
    const leave = () => {
      remember();
      // Loading a page is the browser's own business: it restores what it remembers of it.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(positions.current));
      } catch {
        // A full or forbidden store only costs the position.
      }
    };
    const enter = () => (history.scrollRestoration = 'manual');
    enter();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', enter);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
    };
  }, []);
  return (of: string) => (positions.current ??= readPositions())[of] ?? TOP;
}

/**
 * What has to happen beside rendering when the address changes: a new page starts at its top, back and
 * forward come back to where one was, anchors are found, the focus moves to the heading, and the page's title
 * is announced.
 */
export function RouteChanges() {
  const location = useLocation();
  const type = useNavigationType();
  const client = useQueryClient();
  const previous = useRef<Location>(location);
  const [announcement, setAnnouncement] = useState('');
  const positionOf = useScrollMemory(location.key);
  const typed = useTypedField();

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    if (before === location) return;
    forgetServerAnswers(client);
    const isOtherPage = before.pathname !== location.pathname;
    if (isOtherPage) {
      forgetStructuredData();
      leaveToast();
    }
    const scroll = () => {
      if (type === NavigationType.Pop) {
        const position = positionOf(location.key);
        return keepTrying(() => scrollToPosition(position));
      }
      if (location.hash) return keepTrying(() => scrollToAnchor(location.hash));
      if (isOtherPage || !keepsScroll(location.state)) window.scrollTo({ top: 0, behavior: 'instant' });
      return undefined;
    };
    const stops = [
      isOtherPage && !location.hash ? focusPage(typed.current) : undefined,
      isOtherPage ? whenHeading(() => setAnnouncement(document.title)) : undefined,
      scroll(),
    ];
    return () => stops.forEach((stop) => stop?.());
    // `positionOf` only reads a ref.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location, type, client]);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
