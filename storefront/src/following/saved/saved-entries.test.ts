import type { FollowView } from '@farmgate/backend/contract/following/follows';
import { describe, expect, it } from '@jest/globals';
import { entriesOf } from './saved-entries';

const follow = (given: Partial<FollowView>) =>
  ({
    id: 1,
    name: 'Pine Hill Farm',
    path: '/farms/7',
    keys: ['farm-7'],
    search: null,
    ...given,
  }) as FollowView;

describe('the list of saved things', () => {
  it('has what is saved and followed once, also where a farm has two keys', () => {
    const pine = { key: 'place-3', name: 'Pine Hill Farm' };
    const followed = follow({ keys: ['farm-7', 'place-3'] });
    expect(entriesOf([pine], [followed])).toEqual([{ thing: pine, isSaved: true, follow: followed }]);
  });

  it('has what is followed alone, and no searches', () => {
    const search = follow({ id: 2, keys: [], search: { words: 'eggs', zipCode: '33901', miles: 25 } });
    const followed = follow({});
    expect(entriesOf([], [search, followed])).toEqual([
      { thing: { key: 'farm-7', name: 'Pine Hill Farm' }, isSaved: false, follow: followed },
    ]);
  });
});
