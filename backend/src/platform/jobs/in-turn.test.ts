import { describe, expect, it } from '@jest/globals';
import { inTurn } from './in-turn.js';

/** Works for seven accounts, three at a time. @returns for whom it worked, and behind whom it asked */
async function run(work: (userId: number) => Promise<unknown>) {
  const done: number[] = [];
  const asked: number[] = [];
  const all = [2, 3, 5, 7, 11, 13, 17];
  const error = await inTurn({
    ...{ called: 'farmers', batch: 3 },
    after: (userId) => {
      asked.push(userId);
      return Promise.resolve(
        all
          .filter((id) => id > userId)
          .slice(0, 3)
          .map((id) => ({ userId: id })),
      );
    },
    work: ({ userId }) => {
      done.push(userId);
      return work(userId);
    },
  }).catch((thrown: unknown) => thrown);
  return { done, asked, error };
}

describe('accounts in turn', () => {
  it('are gone through once, batch by batch', async () => {
    const { done, asked, error } = await run(() => Promise.resolve());
    expect(done).toEqual([2, 3, 5, 7, 11, 13, 17]);
    expect(asked).toEqual([0, 5, 13]);
    expect(error).toBeUndefined();
  });

  it('do not wait for one that fails, which is said at the end', async () => {
    const broken = new Error('3 is locked');
    const { done, error } = await run((id) => (id === 3 ? Promise.reject(broken) : Promise.resolve()));
    expect(done).toHaveLength(7);
    expect(error).toMatchObject({ message: '1 farmers have to wait.', errors: [broken] });
  });

  it('end where one says that it is enough, with what had failed', async () => {
    const { done, error } = await run((id) =>
      id === 2 ? Promise.reject(new Error('2')) : Promise.resolve(id === 7),
    );
    expect(done).toEqual([2, 3, 5, 7]);
    expect(error).toMatchObject({ message: '1 farmers have to wait.' });
  });
});
