import type { DiscountCodeView } from '@farmgate/backend/contract/marketplace/discount-codes';
import { describe, expect, it } from '@jest/globals';
import { codeParts, codeValues, codeWas, valuesOfPart } from './code-values';

const CODE: DiscountCodeView = {
  ...{ id: 7, code: 'SPRING10', state: 'running', percent: 10, amount: null, productIds: null },
  ...{ leastGoods: null, startsOn: null, endsOn: null, maxUses: 9, maxUsesEach: null, uses: 0 },
  ...{ takenOff: 0, endedAt: null, endedReason: null, createdAt: '2026-01-01T00:00:00.000Z' },
};

describe('a code that someone else may change, too', () => {
  const values = codeValues(CODE);

  it('is sent with what the form had shown in the fields that were changed', () => {
    expect(codeWas(CODE, values, false)).toEqual({});
    expect(codeWas(CODE, { ...values, maxUses: '5' }, false)).toEqual({ maxUses: 9 });
    expect(codeWas(CODE, { ...values, value: '5' }, false)).toEqual({ percent: 10, amount: null });
    const some = { ...values, isSome: true, productIds: [3] };
    expect(codeWas(CODE, some, false)).toEqual({ productIds: null });
    expect(codeWas(CODE, values, true)).toEqual({ endedAt: null });
  });

  it('takes over the kind with its number, and the products with whether they are chosen', () => {
    const theirs = codeParts(codeValues({ ...CODE, percent: null, amount: 5, productIds: [3] }));
    expect(valuesOfPart('discount', theirs.discount)).toEqual({ kind: 'amount', value: '5' });
    expect(valuesOfPart('products', theirs.products)).toEqual({ isSome: true, productIds: [3] });
    expect(valuesOfPart('discount', codeParts(values).discount)).toEqual({ kind: 'percent', value: '10' });
    expect(valuesOfPart('products', codeParts(values).products)).toEqual({ isSome: false });
    expect(valuesOfPart('endsOn', '2026-05-01')).toEqual({ endsOn: '2026-05-01' });
  });
});
