import { describe, expect, it } from '@jest/globals';
import { nameKey } from './name-key.rules.js';

describe('nameKey', () => {
  it('makes one of the ways to write a name', () => {
    expect(nameKey("The Ames Farmer's Market")).toBe('ames');
    expect(nameKey('AMES FARMERS MKT.')).toBe('ames');
    expect(nameKey('Peña & Sons Farm, LLC')).toBe('pena sons');
    expect(nameKey('Pena and Sons')).toBe('pena sons');
  });

  it('keeps names apart that differ in a telling word', () => {
    expect(nameKey('Ames Main Street Farmers Market')).not.toBe(nameKey('Ames Farmers Market'));
  });

  it('keeps a name of nothing but common words', () => {
    expect(nameKey("Farmers' Market")).toBe('farmers market');
  });
});
