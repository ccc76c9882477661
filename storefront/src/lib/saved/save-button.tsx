import { readSavedKey } from '@farmgate/backend/contract/marketplace/saved-keys';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { useNavigate } from 'react-router-dom';
import { useIsBrowser } from '../page/visit';
import { toast } from '../../ui/dialogs/toast';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { useSave, useSaved } from './use-saved';

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
  if (!isBrowser) return onPicture ? null : <span className={clsx('icon-button', look)} />;
  return <Heart itemKey={itemKey} name={name} look={look} />;
}

function Heart({ itemKey, name, look }: { itemKey: string; name: string; look: string }) {
  const { items } = useSaved();
  const save = useSave();
  const navigate = useNavigate();
  const isSaved = items?.some(({ key }) => key === itemKey) ?? false;
  const press = () => {
    void save({ key: itemKey, name }, !isSaved);
    if (isSaved) return;
    toast({ title: 'Saved', action: { label: 'View saved', onPress: () => void navigate(paths.saved) } });
  };
  return (
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
}
