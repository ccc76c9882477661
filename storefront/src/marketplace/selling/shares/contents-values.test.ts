import { ShareContentsRequest } from '@farmgate/backend/contract/marketplace/shares/share-days';
import { expect, it } from '@jest/globals';
import { contentsRequest, contentsValues, worthOf } from './contents-values';

const view = {
  items: [
    {
      ...{ id: 1, sizeId: 3, scheduleId: null, name: 'Chard', quantity: '1 bunch', value: 4.5 },
      ...{ note: null, isMissing: false },
    },
    {
      ...{ id: 2, sizeId: 3, scheduleId: 7, name: 'Eggs', quantity: '1 dozen', value: null },
      ...{ note: 'From a neighbor', isMissing: false },
    },
  ],
};

it('sends what is in the boxes as it was shown, in cents, and knows what it is worth', () => {
  const values = contentsValues(view);
  expect(ShareContentsRequest.parse(contentsRequest(values)).items).toEqual([
    { sizeId: 3, scheduleId: null, name: 'Chard', quantity: '1 bunch', value: 450, note: null },
    { sizeId: 3, scheduleId: 7, name: 'Eggs', quantity: '1 dozen', value: null, note: 'From a neighbor' },
  ]);
  expect(worthOf(values, 3)).toBe(450);
  expect(worthOf(values, 4)).toBeNull();
  expect(worthOf({ items: [...values.items, { ...values.items[0]!, value: '' }] }, 3)).toBeNull();
});
