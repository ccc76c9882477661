import { readSavedKey } from '@farmgate/backend/contract/marketplace/saved-keys';
import { clsx } from 'clsx';
import { Suspense, lazy, useRef, useState } from 'react';
import { useIsBrowser } from '../../lib/page/visit';
import { IconButton } from '../../ui/icon-button';
import type { SaveButtonProps } from './save-props';

const Heart = lazy(() => import('./heart').then((module) => ({ default: module.Heart })));

/**
 * A heart that is full for what is saved. What it does comes later, and what is pressed before is done then:
 * the button stays the same, so that no press is lost between the two.
 */
export function SaveButton({ className, ...of }: SaveButtonProps) {
  const { itemKey, name } = of;
  const isBrowser = useIsBrowser();
  const press = useRef<() => void>(null);
  const [isSaved, setSaved] = useState<boolean>();
  const [isPressed, setPressed] = useState(false);
  if (readSavedKey(itemKey) === null) return null;
  return (
    <>
      <IconButton
        label={`Save: ${name}`}
        title={isSaved ? 'Remove from saved' : 'Save'}
        aria-pressed={isSaved}
        className={clsx(className, 'heart')}
        onClick={() => (press.current ? press.current() : setPressed(true))}
      />
      {isBrowser && (
        <Suspense>
          <Heart {...of} press={press} onSaved={setSaved} isPressed={isPressed} />
        </Suspense>
      )}
    </>
  );
}
