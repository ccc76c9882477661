import { Follow } from '../../shared/following/follow';

export interface FollowedSearch {
  words: string;
  /** Five digits. */
  zipCode: string;
  miles: number;
}

/** Follows the search that is shown: what is new there comes by email. */
export function FollowSearch({ words, zipCode, miles }: FollowedSearch) {
  return (
    <Follow
      subject={{ search: { words, zipCode, miles } }}
      name={`${words} within ${miles} miles of ${zipCode}`}
      label="Follow this search"
      size="sm"
    />
  );
}
