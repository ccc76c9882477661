import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition, use } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { endEarlyPresses } from './app/early-presses';
import { type PageState, STATE_ELEMENT_ID } from './app/page-state';
import { startPrefetch } from './app/prefetch';
import { createRoot, hydrateRoot } from './app/react-dom';
import { matchPage } from './app/routes';
import { startTheme } from './app/theme';
import { type StoredQuery, createQueryClient, restoreQueries } from './lib/api/queries';
import { textAt } from './lib/page/html-texts';
import { unpack } from './lib/page/pack';
import { followCart } from './marketplace/parts/cart/use-cart';
import { followSession } from './shared/sign-in/session';
import { startAnalytics } from './shared/track';

const never = new Promise<never>(() => undefined);

/**
 * Who went back before the page was taken over is at another address, and that page is on its way
 * (index.html). Until it is there, React leaves the server's page as it is.
 */
function UnlessLeft({ children }: { children: ReactNode }) {
  return document.documentElement.dataset.leaving ? use(never) : children;
}

async function start(): Promise<QueryClient> {
  const root = document.getElementById('root');
  const stored = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!root || !stored) throw new Error('No root or state');
  const state = JSON.parse(stored) as PageState;
  const client = createQueryClient();
  const renderedAt = new Date(state.renderedAt);
  if (state.queries) restoreQueries(client, unpack(state.queries, textAt()) as StoredQuery[], renderedAt);
  // React can only take over the server's page when the page's code is there.
  await matchPage(window.location.pathname).page.ready();
  const app = (
    <StrictMode>
      <UnlessLeft>
        <BrowserRouter>
          <App config={state.config} client={client} renderedAt={renderedAt} near={state.near} />
        </BrowserRouter>
      </UnlessLeft>
    </StrictMode>
  );
  // In a transition React takes the page over in short slices, between which a slow device answers taps and
  // scrolling.
  startTransition(() => {
    endEarlyPresses();
    if (state.queries) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  startTheme();
  startPrefetch();
  followSession(client);
  followCart(client);
  startAnalytics(state.config.analytics);
  return client;
}

/** When all else is there, and never in development, whose files change. */
function keepForOffline(client: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => void import('./app/offline').then(({ startOffline }) => startOffline(client));
  const atRest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 1_000);
  if (document.readyState === 'complete') atRest();
  else window.addEventListener('load', atRest, { once: true });
}

// In a task of its own, behind that in which all modules were run: the browser answers taps between the two.
setTimeout(() => void start().then(keepForOffline));
