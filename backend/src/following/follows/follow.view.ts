import { readFollowKey } from '../../contract/following/follow-kinds.js';
import type { FollowPreferences, FollowView } from '../../contract/following/follows.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { Follower } from '../followers/follower.entity.js';
import type { FollowerAddress } from '../followers/followers.service.js';
import type { Follow } from './follow.entity.js';
import type { FollowedRow } from './followed.sql.js';

/** @param shown undefined for a search, and for what is not shown now */
export function followView(follow: Follow, shown: FollowedRow | undefined): FollowView {
  const { id, key, words, zipCode, miles } = follow;
  const since = follow.createdAt.toISOString();
  if (key === null) {
    const search = { words: words ?? '', zipCode: zipCode ?? '', miles: miles ?? 0 };
    const path = paths.browse({ search: search.words, zipCode: search.zipCode });
    return { id, kind: 'search', keys: [], name: search.words, search, path, since };
  }
  const now = readFollowKey(shown?.key ?? key);
  const name = shown?.name ?? follow.name;
  return {
    ...{ id, name, since, search: null },
    kind: now?.kind ?? 'place',
    keys: [...new Set([shown?.key ?? key, key])],
    path: shown && now ? pathOf(now, name) : null,
  };
}

const pathOf = ({ kind, id }: { kind: 'farm' | 'place' | 'product'; id: number }, name: string): string =>
  kind === 'farm' ? paths.farm(id) : kind === 'place' ? paths.place(id, name) : paths.product(id);

const PRESET = {
  rhythm: 'at-once',
  byEmail: true,
  byPush: true,
  quietFrom: 1260,
  quietUntil: 420,
  timeZone: 'America/New_York',
  stoppedAt: null,
} as const;

type Chosen = Omit<FollowPreferences, 'email' | 'isEmailConfirmed' | 'isNew'>;

/** @param follower null for an account that never followed anything */
export function chosenBy(follower: Follower | null): Chosen {
  const { rhythm, byEmail, byPush, quietFrom, quietUntil, timeZone, stoppedAt } = follower ?? PRESET;
  return { rhythm, byEmail, byPush, quietFrom, quietUntil, timeZone, isStopped: stoppedAt !== null };
}

/** @param follower as of `chosenBy` */
export const preferencesView = (
  follower: Follower | null,
  { email, isConfirmed }: FollowerAddress,
): FollowPreferences => ({
  ...chosenBy(follower),
  email,
  isEmailConfirmed: isConfirmed,
  isNew: follower === null,
});
