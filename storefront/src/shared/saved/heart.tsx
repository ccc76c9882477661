import { FOLLOW_KEY } from '@farmgate/backend/contract/following/follow-kinds';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type RefObject, Suspense, lazy, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/dialogs/toast';
import { useEarlyPress } from '../early-press';
import type { SaveButtonProps } from './save-props';
import { useSave, useSaved } from './use-saved';

const FollowNow = lazy(() =>
  import('../following/follow-now').then((module) => ({ default: module.FollowNow })),
);

export interface HeartProps extends Omit<SaveButtonProps, 'className'> {
  /** Takes what a press does. */
  press: RefObject<(() => void) | null>;
  /** Called with whether it is saved. */
  onSaved: (isSaved: boolean) => void;
  /** It was pressed before its code was there. */
  isPressed: boolean;
}

/** @returns what who saves it can be told of */
function offerOf(key: string, isSoldOut: boolean): string {
  if (isSoldOut) return 'Tell me when it’s back';
  return key.startsWith('product') ? 'Tell me when the price changes' : 'Tell me when there’s news';
}

/** What a heart does. Once something is saved, alerts are offered. */
export function Heart({ itemKey, name, press, onSaved, isPressed, follow, isSoldOut = false }: HeartProps) {
  const { items } = useSaved();
  const save = useSave();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(0);
  const isSaved = items?.some(({ key }) => key === itemKey) ?? false;
  const news = follow ?? { itemKey, name };
  const change = () => {
    void save({ key: itemKey, name }, !isSaved);
    if (isSaved) return;
    toast({
      title: 'Saved',
      action: { label: 'View saved', onPress: () => void navigate(paths.saved) },
      ...(FOLLOW_KEY.test(news.itemKey) && {
        otherAction: {
          label: offerOf(news.itemKey, isSoldOut),
          onPress: () => setAsked((times) => times + 1),
        },
      }),
    });
  };
  useEffect(() => {
    press.current = change;
    return () => {
      press.current = null;
    };
  });
  useEffect(() => onSaved(isSaved), [isSaved, onSaved]);
  useEarlyPress(isPressed, items && !isSaved && change);
  if (asked === 0) return null;
  return (
    <Suspense>
      <FollowNow key={asked} subject={{ key: news.itemKey }} name={news.name} isSoldOut={isSoldOut} />
    </Suspense>
  );
}
