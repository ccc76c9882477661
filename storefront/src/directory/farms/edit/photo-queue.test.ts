import { describe, expect, it } from '@jest/globals';
import { moved } from '../../../lib/page/moved';
import { type QueuedPhoto, nextInQueue, photoQueue } from './photo-queue';

const file = new File(['x'], 'barn.jpg', { type: 'image/jpeg' });
const two = [1, 2].reduce<QueuedPhoto[]>((queue, key) => photoQueue(queue, { type: 'add', key, file }), []);

describe('photographs on their way', () => {
  it('are sent one after the other', () => {
    expect(nextInQueue(two)?.key).toBe(1);
    const sending = photoQueue(two, { type: 'start', key: 1 });
    expect(nextInQueue(sending)).toBeNull();
    expect(nextInQueue(photoQueue(sending, { type: 'done', key: 1 }))?.key).toBe(2);
  });

  it('do not hold the others up when one fails, and can be tried again', () => {
    const failed = photoQueue(photoQueue(two, { type: 'start', key: 1 }), {
      type: 'fail',
      key: 1,
      message: 'No.',
    });
    expect(failed[0]).toMatchObject({ state: 'failed', message: 'No.' });
    expect(nextInQueue(failed)?.key).toBe(2);
    const again = photoQueue(failed, { type: 'retry', key: 1 });
    expect(again[0]).toMatchObject({ state: 'waiting', message: null });
    expect(photoQueue(failed, { type: 'remove', key: 1 })).toHaveLength(1);
  });

  it('are not sent where they were refused at once', () => {
    const refused = photoQueue([], { type: 'add', key: 1, file, message: 'File size must be less than 5MB' });
    expect(nextInQueue(refused)).toBeNull();
  });
});

describe('another order', () => {
  it('puts one item at another place, within the list', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c']);
  });
});
