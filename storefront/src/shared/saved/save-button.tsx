import { FOLLOW_KEY } from '@farmgate/backend/contract/following/follow-kinds';
import { readSavedKey } from '@farmgate/backend/contract/marketplace/saved-keys';
import { clsx } from 'clsx';
import { Suspense, lazy } from 'react';
import { useIsBrowser } from '../../lib/page/visit';

const Heart = lazy(() => import('./heart').then((module) => ({ default: module.Heart })));

export interface SaveButtonProps {
  /** "farm-7"; what has no such key (a result of Google) gets no heart. */
  itemKey: string;
  /** What it is called. */
  name: string;
  /** It lies on a card's picture. */
  onPicture?: boolean;
  className?: string;
  /** What its bell follows, where that is something else, such as the farm of a listing. */
  follow?: { itemKey: string; name: string } | undefined;
  /** Without the follow button that cards have: pages have a larger one. */
  alone?: boolean;
}

/**
 * A heart that is full for what is saved, on cards with the follow button. Pages come without them, as they
 * need their script.
 */
export function SaveButton(props: SaveButtonProps) {
  const { itemKey, name, onPicture = false, className, alone = false } = props;
  const { follow = { itemKey, name } } = props;
  const isBrowser = useIsBrowser();
  const look = clsx(onPicture && 'save-on-picture', className);
  const bell =
    alone || !FOLLOW_KEY.test(follow.itemKey) ? null : clsx(look, onPicture ? 'bell-on-picture' : 'mr-0!');
  if (readSavedKey(itemKey) === null) return null;
  // Their room is kept where they stand beside something.
  const room = onPicture ? null : (
    <>
      {bell !== null && <span className={clsx('icon-button', bell)} />}
      <span className={clsx('icon-button', look)} />
    </>
  );
  if (!isBrowser) return room;
  return (
    <Suspense fallback={room}>
      <Heart
        itemKey={itemKey}
        name={name}
        look={look}
        bell={bell === null ? null : { look: bell, ...follow }}
      />
    </Suspense>
  );
}
