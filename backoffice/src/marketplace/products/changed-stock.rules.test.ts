import { describe, expect, it } from '@jest/globals';
import { withChangedStock } from './changed-stock.rules';

const dozen = { id: 1, name: 'Dozen', price: 6.5, inventory: 12, deposit: null };
const flat = { id: 2, name: 'Flat of 30', price: 14, inventory: 4, deposit: null };
const before = { name: 'Eggs', madeToOrder: false, variants: [dozen, flat] };
const without = ({ inventory: _, ...option }: typeof dozen) => option;

describe('withChangedStock', () => {
  it('leaves the form alone where no option was changed', () => {
    const form = { ...before, name: 'Brown eggs', variants: [{ ...dozen }, { ...flat }] };
    expect(withChangedStock(form, before)).toBe(form);
  });

  it('leaves out stock that was not changed, since orders may have taken of it meanwhile', () => {
    const form = { ...before, variants: [{ ...dozen, price: 7 }, flat] };
    expect(withChangedStock(form, before).variants).toEqual([{ ...without(dozen), price: 7 }, without(flat)]);
  });

  it('keeps a deposit that was changed', () => {
    const form = { ...before, variants: [{ ...dozen, deposit: 5 }, flat] };
    expect(withChangedStock(form, before).variants).toEqual([
      { ...without(dozen), deposit: 5 },
      without(flat),
    ]);
  });

  it('keeps stock that was changed', () => {
    const form = { ...before, variants: [dozen, { ...flat, inventory: 9 }] };
    expect(withChangedStock(form, before).variants).toEqual([without(dozen), { ...flat, inventory: 9 }]);
  });

  it('keeps what was entered for a product that is no longer made to order, and leaves out what is empty', () => {
    const uncounted = [dozen, flat].map((option) => ({ ...option, inventory: 100_000 }));
    const form = {
      ...before,
      variants: [
        { ...dozen, inventory: 100_000 },
        { ...flat, inventory: null },
      ],
    };
    expect(withChangedStock(form, { ...before, madeToOrder: true, variants: uncounted }).variants).toEqual([
      { ...dozen, inventory: 100_000 },
      without(flat),
    ]);
  });

  it('takes a product without options as it is', () => {
    const bread = { name: 'Bread', madeToOrder: false, variants: [] };
    expect(withChangedStock(bread, bread)).toBe(bread);
  });
});
