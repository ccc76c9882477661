import { describe, expect, it } from '@jest/globals';
import { labelsFor } from './state-map-labels';
import { stateShape } from './state-shape';

describe('the drawn map of a state', () => {
  it('puts a city where it lies', () => {
    const florida = stateShape('FL');
    const miami = florida?.at(25.76, -80.19);
    const tallahassee = florida?.at(30.44, -84.28);
    expect(miami?.left).toBeGreaterThan(90);
    expect(miami?.top).toBeGreaterThan(75);
    expect(tallahassee?.left).toBeLessThan(50);
    expect(tallahassee?.top).toBeLessThan(15);
  });

  it('has the proportions of its drawing', () => {
    expect(stateShape('FL')).toMatchObject({ file: 'fl', width: 206, height: 198 });
    expect(stateShape('ZZ')).toBeNull();
  });

  it('leaves out what lies in another state, and knows the islands west of the date line', () => {
    expect(stateShape('FL')?.at(40.7, -74)).toBeNull();
    expect(stateShape('AK')?.at(61.2, -149.9)).not.toBeNull();
  });

  it('names cities so that no name lies on another or on a dot', () => {
    const labels = labelsFor(
      [
        { name: 'Tampa', left: 50, top: 50 },
        { name: 'Brandon', left: 55, top: 50 },
        { name: 'Lakeland', left: 55, top: 60 },
        { name: 'Miami', left: 97, top: 90 },
      ],
      1,
      8,
    );
    expect([...labels]).toEqual([
      ['Tampa', 'left'],
      ['Brandon', 'right'],
      ['Lakeland', 'right'],
      ['Miami', 'left'],
    ]);
    const crowd = [48, 52].map((left) => ({ name: `At ${left}`, left, top: 50 }));
    expect([...labelsFor([{ name: 'Between', left: 50, top: 50 }, ...crowd], 1, 8).keys()]).toEqual([
      'At 48',
      'At 52',
    ]);
    expect(labelsFor([{ name: 'Tampa', left: 50, top: 50 }], 1, 0).size).toBe(0);
  });
});
