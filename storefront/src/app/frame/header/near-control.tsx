import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useIsBrowser } from '../../../lib/page/visit';
import { useNearZip } from '../../../shared/near/near-zip';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useClosing } from './use-closing';

const NearForm = lazy(() => import('./near-form').then((module) => ({ default: module.NearForm })));

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
        <form role="search" aria-label="Your ZIP code" action={paths.keepNear}>
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
