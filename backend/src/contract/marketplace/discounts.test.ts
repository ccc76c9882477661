import { describe, expect, it } from '@jest/globals';
import { codeOf } from './discounts.js';

describe('a discount code', () => {
  it('is the same however it is typed, and never what a database cannot keep', () => {
    expect(['spring 10', 'Spring-10', ' SPRING10\0'].map(codeOf)).toEqual(Array(3).fill('SPRING10'));
  });
});
