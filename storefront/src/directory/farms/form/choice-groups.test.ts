import { FEATURES } from '@farmgate/backend/contract/directory/place-kinds';
import { PRODUCT_TYPES } from '@farmgate/backend/contract/directory/product-types';
import { describe, expect, it } from '@jest/globals';
import { FEATURE_GROUPS, PRODUCT_GROUPS } from './choice-groups';

describe('the choices of the farm form', () => {
  it('have every product type and every feature once', () => {
    const types = PRODUCT_GROUPS.flatMap(({ choices }) => choices);
    expect([...types].sort()).toEqual([...PRODUCT_TYPES].sort());
    const features = FEATURE_GROUPS.flatMap(({ choices }) => choices);
    expect([...features].sort()).toEqual([...FEATURES].sort());
  });
});
