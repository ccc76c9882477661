import type { Page } from '../lib/page/page';
import { matchPage } from './routes';

function pageBehind(event: Event): Page | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.pathname.startsWith('/api/')) return null;
  return matchPage(link.pathname).page;
}

function prefetch(event: Event): void {
  pageBehind(event)
    ?.ready()
    .catch(() => undefined);
}

/** The bar at the screen's upper edge (main.css) says that a page's code is still on its way. */
function showProgress(event: MouseEvent): void {
  const page = pageBehind(event);
  if (!page || page.loaded() || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
    return;
  const root = document.documentElement;
  root.dataset.loading = 'true';
  page
    .ready()
    .catch(() => undefined)
    .finally(() => delete root.dataset.loading);
}

/** Fetches a page's code as soon as somebody points at, touches or tabs to a link to it. Called once. */
export function startPrefetch(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
  document.addEventListener('click', showProgress);
}
