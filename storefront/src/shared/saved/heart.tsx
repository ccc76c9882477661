import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/dialogs/toast';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { useEarlyPress } from '../early-press';
import { FollowBell, type FollowBellProps } from '../following/follow-bell';
import { useSave, useSaved } from './use-saved';

export interface HeartProps {
  /** "farm-7" */
  itemKey: string;
  /** What it is called. */
  name: string;
  look: string;
  /** It was pressed before its code was there. */
  isPressed: boolean;
  /** Its follow button; null where there is none. */
  bell: FollowBellProps | null;
}

/** A heart that is full for what is saved, and before it the follow button of a card. */
export function Heart({ itemKey, name, look, isPressed, bell }: HeartProps) {
  const { items } = useSaved();
  const save = useSave();
  const navigate = useNavigate();
  const isSaved = items?.some(({ key }) => key === itemKey) ?? false;
  const press = () => {
    void save({ key: itemKey, name }, !isSaved);
    if (isSaved) return;
    toast({ title: 'Saved', action: { label: 'View saved', onPress: () => void navigate(paths.saved) } });
  };
  useEarlyPress(isPressed, items && !isSaved && press);
  const heart = (
    <IconButton
      label={`Save: ${name}`}
      title={isSaved ? 'Remove from saved' : 'Save'}
      aria-pressed={isSaved}
      className={look}
      icon={
        <Icon name={isSaved ? 'heart-filled' : 'heart'} className={clsx('size-5', isSaved && 'text-clay')} />
      }
      onClick={press}
    />
  );
  if (bell === null) return heart;
  return (
    <>
      <FollowBell {...bell} />
      {heart}
    </>
  );
}
