import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PublicConfigContext } from '../lib/page/public-config';
import { SessionProvider } from '../lib/session';
import { VisitProvider } from '../lib/page/visit';
import { Frame } from './frame/frame';
import { PagesView } from './pages-view';
import { RouteChanges } from './route-changes';

export interface AppProps {
  config: PublicConfig;
  client: QueryClient;
  renderedAt: Date;
}

/** Everything below the router: the same on the server and in the browser. */
export function App({ config, client, renderedAt }: AppProps) {
  return (
    <PublicConfigContext value={config}>
      <VisitProvider renderedAt={renderedAt}>
        <QueryClientProvider client={client}>
          <SessionProvider>
            <Frame>
              <PagesView />
            </Frame>
            <RouteChanges />
          </SessionProvider>
        </QueryClientProvider>
      </VisitProvider>
    </PublicConfigContext>
  );
}
