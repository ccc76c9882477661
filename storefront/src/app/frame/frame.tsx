import { type ReactNode, useEffect } from 'react';
import { FarmApplicationHost } from '../../directory/farm-applications/farm-application-host';
import { useMergeSaved } from '../../shared/saved/use-merge-saved';
import { Symbols } from '../../ui/symbols';
import { replayEarlyPresses } from '../early-presses';
import { Footer } from './footer';
import { Header } from './header/header';
import { LazyToaster } from './lazy-toaster';
import { SiteNotice } from './site-notice';

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  useMergeSaved();
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
      <SiteNotice />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <FarmApplicationHost />
      <LazyToaster />
    </div>
  );
}
