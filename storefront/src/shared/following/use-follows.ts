import { followPaths } from '@farmgate/backend/contract/following/follow-paths';
import type { FollowList, FollowView } from '@farmgate/backend/contract/following/follows';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api/api';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { toast } from '../../ui/dialogs/toast';
import { deviceOffer } from '../push/offer-device';
import { useSession } from '../sign-in/session';
import { addFollow, type FollowSubject, readFollows, removeFollow } from './follow-calls';
import { forgetFollowLink, useFollowLink } from './follow-link';

/** How long the list is taken for true; every change here writes the new one at once. */
const FRESH_MS = 60_000;

export interface Follower {
  /** A visitor has neither an account nor the link of an email on this device. */
  who: 'checking' | 'visitor' | 'account' | 'link';
  /** Of who has a link; null for everyone else. */
  token: string | null;
}

/** Who follows things here. */
export function useFollower(): Follower {
  const { status } = useSession();
  const token = useFollowLink();
  if (status === 'signed-in') return { who: 'account', token: null };
  if (status === 'checking') return { who: 'checking', token: null };
  return token === null ? { who: 'visitor', token } : { who: 'link', token };
}

/** The first part is the address, as of every query here: it is forgotten when someone logs out. */
const keyOf = (token: string | null) => ['/api/follows', token ?? 'account'];

/**
 * What is followed, and how they are told.
 * @param given whose; who is here unless an email's link says something else
 */
export function useFollows(given?: Follower) {
  const here = useFollower();
  const follower = given ?? here;
  const { who, token } = follower;
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: () => readFollows(token),
    enabled: who === 'account' || who === 'link',
    staleTime: FRESH_MS,
  });
  const isGone = who === 'link' && error instanceof ApiError && error.status === 410;
  useEffect(() => {
    if (isGone) forgetFollowLink();
  }, [isGone]);
  return { ...follower, list: data, error: isGone && !given ? null : error, retry: () => void refetch() };
}

/** @returns changes the list that is shown */
export const changeFollows = (
  client: QueryClient,
  token: string | null,
  change: (list: FollowList) => FollowList,
): void => {
  client.setQueryData(keyOf(token), (list: FollowList | undefined) => list && change(list));
};

const without = (list: FollowList, id: number): FollowList => ({
  ...list,
  follows: list.follows.filter((follow) => follow.id !== id),
});

/** @returns follows and unfollows, and says so; both are undone with one press */
export function useFollowChange(given?: Follower) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useFollower();
  const { token } = given ?? here;

  const fail = (error: unknown) =>
    sayFailed('Error', error, 'We couldn’t change what you follow. Please try again.');

  const follow = async (subject: FollowSubject): Promise<FollowView | null> => {
    try {
      const added = await addFollow(token, subject);
      changeFollows(client, token, (list) => ({
        preferences: { ...list.preferences, isStopped: false },
        follows: [added, ...without(list, added.id).follows],
      }));
      await client.invalidateQueries({ queryKey: keyOf(token) });
      const list = client.getQueryData<FollowList>(keyOf(token));
      const isMute = list?.preferences.isEmailConfirmed === false;
      toast({
        title: `Following ${added.name}`,
        ...(isMute && { description: 'Please confirm your email so that we can email you.' }),
        action: isMute
          ? { label: 'Confirm', onPress: () => void navigate(followPaths.alerts) }
          : { label: 'View saved', onPress: () => void navigate(paths.saved) },
        ...(await deviceOffer(token)),
      });
      return added;
    } catch (error) {
      fail(error);
      return null;
    }
  };

  const unfollow = async (
    { id, keys, search, name }: FollowView,
    how: 'aloud' | 'quietly' = 'aloud',
  ): Promise<void> => {
    try {
      await removeFollow(token, id);
    } catch (error) {
      fail(error);
      return;
    }
    changeFollows(client, token, (list) => without(list, id));
    if (how === 'quietly') return;
    const subject = search ? { search } : { key: keys[0] ?? '' };
    toast({
      title: `Unfollowed ${name}`,
      action: { label: 'Undo', onPress: () => void follow(subject) },
    });
  };
  return { follow, unfollow };
}

/** @returns what is followed of a subject; undefined where it is not, or not known */
export function followOf(list: FollowList | undefined, subject: FollowSubject): FollowView | undefined {
  return list?.follows.find(({ keys, search }) =>
    'key' in subject
      ? keys.includes(subject.key)
      : search !== null &&
        search.words.toLowerCase() === subject.search.words.toLowerCase() &&
        search.zipCode === subject.search.zipCode &&
        search.miles === subject.search.miles,
  );
}
