/** Sales tax by rules: what is taxed how, and where. Free of zod. */
import type { CheckoutMethod } from './checkout.js';
import type { ProductCategory } from './shop.js';

/** Under which name staff's choice is kept. */
export const TAX_KEY = 'tax';

/** The flat rate of the specification, or the rules that staff entered. */
export const TAX_MODES = ['flat', 'rules'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** @returns how an installation taxes, by the setting as it is kept; flat without one */
export const taxModeOf = (setting: unknown): TaxMode =>
  (setting as { mode?: TaxMode } | null | undefined)?.mode === 'rules' ? 'rules' : 'flat';

export const TAX_CLASSES = ['grocery', 'prepared', 'candy-and-soft-drinks', 'plants', 'non-food'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export const TAX_CLASS_LABELS: Record<TaxClass, string> = {
  grocery: 'Groceries',
  prepared: 'Prepared food',
  'candy-and-soft-drinks': 'Candy and soft drinks',
  plants: 'Plants, flowers and seeds',
  'non-food': 'Not food',
};

/** All others are groceries. */
const BY_CATEGORY: Partial<Record<ProductCategory, TaxClass>> = {
  seeds: 'plants',
  flowers: 'plants',
  plants: 'plants',
  'artisan-goods': 'non-food',
};

/** @returns the class of a product whose vendor chose none */
export const classOfCategory = (category: ProductCategory): TaxClass => BY_CATEGORY[category] ?? 'grocery';

/** @returns the state whose rules hold: where an order is sent to, or where it is picked up */
export const taxingState = (method: CheckoutMethod, destination: string, pickup: string): string =>
  method === 'pickup' ? pickup : destination;

/** @returns the code of a class that a spreadsheet calls by its code or its label; anything else as it is */
export function taxClassOfText(text: string): string {
  const plain = text.trim().toLowerCase();
  const isMeant = (code: TaxClass) => plain === code || plain === TAX_CLASS_LABELS[code].toLowerCase();
  return TAX_CLASSES.find(isMeant) ?? text.trim();
}
