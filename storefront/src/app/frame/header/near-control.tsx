import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type RefObject, Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsBrowser } from '../../../lib/page/visit';
import { useNearZip } from '../../../shared/near/near-zip';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';

const NearForm = lazy(() => import('./near-form').then((module) => ({ default: module.NearForm })));

/** Closes it by Escape, by a press elsewhere, and when the page changes. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  const { pathname, search } = useLocation();
  const place = useRef(pathname + search);
  useEffect(() => {
    // Not where it was opened before the page was taken over.
    if (place.current === pathname + search) return;
    place.current = pathname + search;
    if (details.current) details.current.open = false;
  }, [details, pathname, search]);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const { current } = details;
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [details]);
}

/**
 * Where the visitor is, changed in one tap. The form is there while it is open; without scripts it leads to
 * the marketplace near the ZIP code.
 */
export function NearControl() {
  const near = useNearZip();
  const isBrowser = useIsBrowser();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useClosing(details);
  useEffect(() => {
    if (details.current?.open) setIsOpen(true);
  }, []);
  const close = () => {
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} onToggle={() => setIsOpen(details.current?.open ?? false)} className="near">
      <summary aria-label={isBrowser ? undefined : 'Your ZIP code'}>
        <Icon name="map-pin" />
        <span>{isBrowser && (near === null ? 'Set ZIP code' : `Near ${near}`)}</span>
        <Icon name="chevron-down" />
      </summary>
      <Suspense fallback={null}>{isOpen && <NearForm near={near} onDone={close} />}</Suspense>
      <noscript>
        <form role="search" aria-label="Your ZIP code" action={paths.marketplace()}>
          <label>
            ZIP code
            <input name="zipCode" inputMode="numeric" required maxLength={ZIP_INPUT_LENGTH} />
          </label>
          <Button type="submit">Save</Button>
        </form>
      </noscript>
    </details>
  );
}
