import { expect, it } from '@jest/globals';
import { toastEdge } from './toast-edge';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };
const at = (top: number, right = 300) => ({ top, bottom: top + 44, right });

it('stays away from what was pressed', () => {
  expect(toastEdge(null, phone)).toBe('bottom');
  expect(toastEdge(at(780), phone)).toBe('top');
  expect(toastEdge(at(120), phone)).toBe('bottom');
  expect(toastEdge({ ...at(790), isInBar: true }, phone)).toBe('bottom');
  expect(toastEdge({ ...at(300), isWritten: true }, phone)).toBe('top');
  expect(toastEdge(null, desk)).toBe('bottom');
  expect(toastEdge(at(800, 1200), desk)).toBe('top');
  expect(toastEdge(at(800, 500), desk)).toBe('bottom');
  expect(toastEdge(at(100, 1200), desk)).toBe('bottom');
});
