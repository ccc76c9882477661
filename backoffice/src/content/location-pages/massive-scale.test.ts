import { expect, it } from '@jest/globals';
import { MassiveScale, pauseBetweenCalls } from './massive-scale';

it('makes five calls', async () => {
  const calls: number[] = [];
  await new MassiveScale().run({
    start: (call) => Promise.resolve(calls.push(call)),
    wait: () => Promise.resolve(),
  });
  expect(calls).toEqual([1, 2, 3, 4, 5]);
});

it('makes no call once it is stopped, and waits for the one under way', async () => {
  const scale = new MassiveScale();
  const events: string[] = [];
  let answer = () => undefined as void;
  const running = scale.run({
    start: (call) =>
      new Promise<void>((resolve) => {
        events.push(`call ${call}`);
        answer = () => {
          events.push('answered');
          resolve();
        };
      }),
    wait: pauseBetweenCalls,
  });
  const stopped = scale.stop().then(() => events.push('stopped'));
  answer();
  await Promise.all([running, stopped]);
  expect(events).toEqual(['call 1', 'answered', 'stopped']);
});
