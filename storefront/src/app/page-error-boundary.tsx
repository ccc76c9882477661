import { Component, type ReactNode } from 'react';
import { EmptyArt } from '../ui/art/empty-art';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/states/empty-state';

const RELOADED_KEY = 'farmgate-reloaded';

/** A chunk of an earlier release that is gone; the names differ from browser to browser. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|error loading dynamically/i.test(
      error.message,
    )
  );
}

/**
 * After a release the old page's chunks are gone; loading the page anew gets the new ones. Only once, lest it
 * go round.
 */
function reloadOnce(): void {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < 30_000) return;
  sessionStorage.setItem(RELOADED_KEY, String(now));
  window.location.reload();
}

/** Keeps the frame usable when a page breaks. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error)) reloadOnce();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="page flex min-h-[60vh] items-center justify-center">
        <EmptyState
          isError
          heading="h1"
          picture={<EmptyArt scene="went-wrong" />}
          title="Something went wrong on this page"
          hint="This one’s on us. Reloading the page usually helps."
          action={<Button onClick={() => window.location.reload()}>Reload page</Button>}
        />
      </div>
    );
  }
}
