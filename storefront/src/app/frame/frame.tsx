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
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-leaf px-4 py-3 font-semibold text-on-leaf focus:translate-y-0 print:hidden"
      >
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
