import type { FollowView } from '@farmgate/backend/contract/following/follows';
import type { SavedThing } from '../../shared/saved/device-list';

/** One thing of the list: saved, followed, or both. */
export interface SavedEntry {
  thing: SavedThing;
  isSaved: boolean;
  follow: FollowView | undefined;
}

/** @returns each thing once, what is saved first; searches are no things */
export function entriesOf(saved: readonly SavedThing[], follows: readonly FollowView[]): SavedEntry[] {
  const things = follows.filter(({ search, keys }) => search === null && keys.length > 0);
  const followOf = (key: string) => things.find(({ keys }) => keys.includes(key));
  const keys = new Set(saved.map(({ key }) => key));
  const rest = things.filter((follow) => !follow.keys.some((key) => keys.has(key)));
  return [
    ...saved.map((thing) => ({ thing, isSaved: true, follow: followOf(thing.key) })),
    ...rest.map((follow) => ({
      thing: { key: follow.keys[0] ?? '', name: follow.name },
      isSaved: false,
      follow,
    })),
  ];
}
