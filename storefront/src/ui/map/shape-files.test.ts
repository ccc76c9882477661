import { describe, expect, it } from '@jest/globals';
import type { Box } from './markers/geometry';
import { filesForView } from './shape-files';

const stateBoxes: Record<string, Box> = {
  NY: [-80, 40, -72, 45],
  NJ: [-75.6, 38.9, -73.9, 41.4],
  CA: [-124, 32, -114, 42],
};

describe('filesForView', () => {
  it('asks for the country alone in a wide view', () => {
    expect(filesForView([-80, 38, -70, 45], 5, stateBoxes)).toEqual(['nation']);
  });

  it('asks for the states in a close view, and for no other', () => {
    expect(filesForView([-74.2, 40.5, -73.7, 41], 9, stateBoxes)).toEqual(['NY', 'NJ']);
  });

  it('asks for nothing at sea', () => {
    expect(filesForView([-60, 30, -59, 31], 9, stateBoxes)).toEqual([]);
  });
});
