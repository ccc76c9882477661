import type { QueryClient } from '@tanstack/react-query';
import { followTicks } from '../marketplace/selling/handover/follow-ticks';
import { keptWords } from '../worker/offline-page';
import { followOwnLists, ownPages } from './own-lists';

const NOTE_ID = 'farmgate-kept';

const OFFLINE =
  'You’re offline. Anything you typed is still here, and you can read pages you’ve already visited.';

function showNote(text: string): void {
  let note = document.getElementById(NOTE_ID);
  if (!note) {
    note = document.createElement('aside');
    note.id = NOTE_ID;
    note.ariaLabel = 'Offline';
    note.className = 'bg-sun text-on-sun print:hidden';
    const words = document.createElement('p');
    words.role = 'status';
    words.className = 'page py-2 text-sm font-semibold';
    note.append(words);
    document.body.prepend(note);
  }
  const words = note.firstElementChild;
  if (words) words.textContent = text;
}

const removeNote = () => document.getElementById(NOTE_ID)?.remove();

/** Without a network a link loads its page whole, so that the worker can answer with what it kept. */
function loadWholePages(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!navigator.onLine && link?.origin === window.location.origin) event.stopPropagation();
}

/** What the worker may keep: this page, and the files that it came with. */
function tellVisit(): void {
  if (!navigator.onLine) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/a`));
  navigator.serviceWorker.controller?.postMessage({ visited: window.location.href, files });
}

/** Pages of one's own that the worker was told of. */
const told = new Set<string>();

/** What the worker may keep besides: the frames of the cart and of what is saved, once something is there. */
async function tellOwnPages(client: QueryClient): Promise<void> {
  if (!navigator.onLine) return;
  for (const path of await ownPages(client)) {
    if (told.has(path) || !navigator.serviceWorker.controller) continue;
    told.add(path);
    navigator.serviceWorker.controller.postMessage({ visited: window.location.origin + path, files: [] });
  }
}

/** How long a page is looked at before it counts as one that was, in milliseconds. */
const LOOKED_AT_MS = 1_500;
let visit: ReturnType<typeof setTimeout> | undefined;
let lists: ReturnType<typeof setTimeout> | undefined;

/** Once the visitor stays, and once the answer about their lists is there. */
function noteLists(client: QueryClient): void {
  clearTimeout(lists);
  lists = setTimeout(() => void tellOwnPages(client), LOOKED_AT_MS);
}

function noteVisit(client: QueryClient): void {
  clearTimeout(visit);
  visit = setTimeout(tellVisit, LOOKED_AT_MS);
  noteLists(client);
}

/**
 * Registers the worker that keeps pages for reading offline, and sends what was ticked offline. Called once,
 * when the page has nothing else to do.
 */
export async function startOffline(client: QueryClient): Promise<void> {
  followTicks(client);
  followOwnLists(
    client,
    (at) => showNote(keptWords(at)),
    () => noteLists(client),
  );
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener(
    'message',
    (event: MessageEvent<{ kept?: string | null; fresh?: boolean }>) => {
      const { kept, fresh } = event.data;
      if (fresh) removeNote();
      else if (kept !== undefined) showNote(keptWords(kept));
    },
  );
  const note = () => noteVisit(client);
  serviceWorker.addEventListener('controllerchange', note);
  window.addEventListener('offline', () => showNote(OFFLINE));
  window.addEventListener('online', removeNote);
  document.addEventListener('click', loadWholePages, { capture: true });
  let address = window.location.href;
  // The router changes the title with every page.
  new MutationObserver(() => {
    if (address === window.location.href) return;
    address = window.location.href;
    note();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
  note();
  await serviceWorker.register('/sw.js').catch(() => undefined);
}
