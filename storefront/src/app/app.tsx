import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PublicConfigContext } from '../lib/page/public-config';
import { VisitProvider } from '../lib/page/visit';
import { NearZipContext } from '../shared/near/near-zip';
import { SessionProvider } from '../shared/sign-in/session';
import { FollowLinks } from '../ui/navigation/link';
import { Frame } from './frame/frame';
import { PagesView } from './pages-view';
import { RouteChanges } from './route-changes';

export interface AppProps {
  config: PublicConfig;
  client: QueryClient;
  renderedAt: Date;
  /** The ZIP code that the server made the page for. */
  near: string | null;
}

/** Everything below the router: the same on the server and in the browser. */
export function App({ config, client, renderedAt, near }: AppProps) {
  return (
    <PublicConfigContext value={config}>
      <VisitProvider renderedAt={renderedAt}>
        <QueryClientProvider client={client}>
          <NearZipContext value={near}>
            <SessionProvider>
              <FollowLinks>
                <Frame>
                  <PagesView />
                </Frame>
              </FollowLinks>
              <RouteChanges />
            </SessionProvider>
          </NearZipContext>
        </QueryClientProvider>
      </VisitProvider>
    </PublicConfigContext>
  );
}
