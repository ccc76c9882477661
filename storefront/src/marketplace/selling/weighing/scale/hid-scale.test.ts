import { expect, it } from '@jest/globals';
import { hidReading } from './hid-scale';

const said = (bytes: number[], reportId = 3) =>
  hidReading({ reportId, data: new DataView(new Uint8Array(bytes).buffer) });

it('is read of a postal scale', () => {
  expect(said([4, 11, 0xff, 0x34, 0x19])).toEqual({ kind: 'stable', text: '645.2 oz' });
  expect(said([4, 2, 0, 20, 0])).toEqual({ kind: 'stable', text: '20 g' });
  expect(said([4, 12, 0xfe, 100, 0])).toEqual({ kind: 'stable', text: '1.00 lb' });
  expect(said([4, 3, 0xfd, 0xb4, 0x07])).toEqual({ kind: 'stable', text: '1.972 kg' });
  expect(said([4, 12, 0xfe, 5, 0])).toEqual({ kind: 'stable', text: '0.05 lb' });
});

it('is not read while it moves, is empty, below zero, or too heavy', () => {
  for (const status of [1, 2, 3, 5, 6, 7, 8])
    expect(said([status, 11, 0xff, 9, 0])).toEqual({ kind: 'moving' });
  expect(said([4, 11, 0xff, 0, 0])).toEqual({ kind: 'moving' });
});

it('says what it doesn’t know', () => {
  expect(said([4, 7, 0, 20, 0])).toEqual({ kind: 'unknown', line: 'unit 7' });
  expect(said([4, 11, 0], 3)).toBeNull();
  expect(said([4, 11, 0xff, 0x34, 0x19], 4)).toBeNull();
});
