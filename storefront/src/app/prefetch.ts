import { matchPage } from './routes';

/** Fetches a page's code as soon as somebody points at, touches or tabs to a link to it. Called once. */
export function startPrefetch(): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.pathname.startsWith('/api/')) return;
    matchPage(link.pathname)
      .page.ready()
      .catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
