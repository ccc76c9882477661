/** A listing as a farmer without a farm types it. */
export const EGGS = {
  productName: 'Duck eggs',
  description: 'Laid this week.',
  price: '6',
  unit: 'dozen',
  category: 'eggs',
  zipCode: '33901',
  phone: '239-555-0101',
};
