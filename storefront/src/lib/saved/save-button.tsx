import { readSavedKey } from '@farmgate/backend/contract/marketplace/saved-keys';
import { clsx } from 'clsx';
import { Suspense, lazy } from 'react';
import { useIsBrowser } from '../page/visit';

const Heart = lazy(() => import('./heart').then((module) => ({ default: module.Heart })));

export interface SaveButtonProps {
  /** "farm-7"; what has no such key (a result of Google) gets no heart. */
  itemKey: string;
  /** What it is called. */
  name: string;
  /** It lies on a card's picture. */
  onPicture?: boolean;
  className?: string;
}

/** A heart that is full for what is saved. Pages come without it, as it needs their script. */
export function SaveButton({ itemKey, name, onPicture = false, className }: SaveButtonProps) {
  const isBrowser = useIsBrowser();
  const look = clsx(onPicture && 'save-on-picture', className);
  if (readSavedKey(itemKey) === null) return null;
  // Its room is kept where it stands beside something.
  const room = onPicture ? null : <span className={clsx('icon-button', look)} />;
  if (!isBrowser) return room;
  return (
    <Suspense fallback={room}>
      <Heart itemKey={itemKey} name={name} look={look} />
    </Suspense>
  );
}
