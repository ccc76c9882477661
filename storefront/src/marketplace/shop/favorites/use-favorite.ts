import type { FavoriteList } from '@farmgate/backend/contract/marketplace/favorites';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { isSignedOut, useSession } from '../../../lib/session';
import { toast } from '../../../ui/dialogs/toast';
import { FAVORITES, favoritesQuery } from '../queries';
import { type FavoriteThing, isAmong, withFavorite } from './favorite-changes';

/** How long the list is taken for true; every change here writes the new one at once. */
const FRESH_MS = 60_000;

/**
 * Whether something is a favorite, and how to change that: it shows at once, and is taken back where the
 * server refuses. Somebody who is not signed in is asked to, and comes back here.
 */
export function useFavorite(thing: FavoriteThing): { isFavorite: boolean; toggle: () => void } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const session = useSession();
  const { queryKey } = favoritesQuery();
  const { data } = useQuery({
    ...favoritesQuery(),
    enabled: session.status === 'signed-in',
    staleTime: FRESH_MS,
  });
  const logIn = () => void navigate(paths.login({ returnTo: pathname + search }));
  const change = useMutation({
    mutationFn: (isFavorite: boolean) =>
      callJson(`${FAVORITES}/${thing.kind}/${thing.item.id}`, { method: isFavorite ? 'PUT' : 'DELETE' }),
    onMutate: async (isFavorite) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<FavoriteList>(queryKey);
      if (before) client.setQueryData<FavoriteList>(queryKey, withFavorite(before, thing, isFavorite));
      return { before };
    },
    onError: (error, isFavorite, context) => {
      if (isSignedOut(error)) return logIn();
      // Only this one goes back: another heart may have been pressed meanwhile.
      const now = client.getQueryData<FavoriteList>(queryKey);
      if (context?.before && now) client.setQueryData(queryKey, withFavorite(now, thing, !isFavorite));
      toast({
        title: 'Error',
        description: sentenceOf(error, 'We couldn’t change your favorites. Please try again.'),
        variant: 'destructive',
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const isFavorite = change.isPending ? change.variables : isAmong(data, thing);
  const toggle = () => {
    if (session.status === 'visitor') logIn();
    else if (!change.isPending) change.mutate(!isFavorite);
  };
  return { isFavorite, toggle };
}
