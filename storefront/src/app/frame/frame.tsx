import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DeskBar } from '../../desk/bar/desk-bar';
import { isDesk } from '../../desk/bar/places';
import { FarmApplicationHost } from '../../directory/farm-applications/farm-application-host';
import { latePart } from '../../lib/page/late';
import { useMergeSaved } from '../../shared/saved/use-merge-saved';
import { useSession } from '../../shared/sign-in/session';
import { Symbols } from '../../ui/symbols';
import { replayEarlyPresses } from '../early-presses';
import { Footer } from './footer';
import { Header } from './header/header';
import { LazyToaster } from './lazy-toaster';
import { SiteNotice } from './site-notice';

const DeskHelp = latePart(() => import('../../desk/bar/desk-help').then((module) => module.DeskHelp));
const ViewingBanner = lazy(() =>
  import('./viewing-banner').then((module) => ({ default: module.ViewingBanner })),
);

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  useMergeSaved();
  const { me } = useSession();
  const isAtDesk = isDesk(useLocation().pathname);
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    replayEarlyPresses();
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <Symbols />
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {me?.viewedUntil && (
        <Suspense fallback={null}>
          <ViewingBanner me={me} />
        </Suspense>
      )}
      <SiteNotice />
      <Header />
      <div className={clsx('flex-1', isAtDesk ? 'desk' : 'flex flex-col')}>
        {isAtDesk && <DeskBar />}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1">
          {children}
          {isAtDesk && <DeskHelp />}
        </main>
      </div>
      <Footer />
      <FarmApplicationHost />
      <LazyToaster />
    </div>
  );
}
