import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button';
import type { FavoriteThing } from './favorite-changes';
import { useFavorite } from './use-favorite';

export interface FavoriteButtonProps {
  thing: FavoriteThing;
  /** What it is called. */
  name: string;
  className?: string;
}

/** A heart that is full for a favorite. */
export function FavoriteButton({ thing, name, className }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(thing);
  return (
    <IconButton
      label={`Favorite: ${name}`}
      title={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      aria-pressed={isFavorite}
      className={clsx('noscript:hidden!', className)}
      icon={<Heart aria-hidden size={20} className={isFavorite ? 'fill-clay text-clay' : undefined} />}
      onClick={toggle}
    />
  );
}
