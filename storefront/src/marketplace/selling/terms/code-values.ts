import type {
  CodeState,
  DiscountCodeView,
  SeenCode,
} from '@farmgate/backend/contract/marketplace/discount-codes';
import { codeTerms, discountWords } from '@farmgate/backend/contract/marketplace/discounts';
import { countOf, formatDate } from '../../../lib/format/format';
import { changesSince, seenIn } from '../../../ui/forms/meanwhile';
import { amountText } from '../../parts/amount-text';
import { amountField } from './terms-values';

/** What the form of a code holds, as it was typed. */
export interface CodeValues {
  code: string;
  kind: 'percent' | 'amount';
  value: string;
  isSome: boolean;
  productIds: number[];
  leastGoods: string;
  startsOn: string;
  endsOn: string;
  maxUses: string;
  maxUsesEach: string;
}

export const NEW_CODE: CodeValues = {
  code: '',
  kind: 'percent',
  value: '10',
  isSome: false,
  productIds: [],
  leastGoods: '',
  startsOn: '',
  endsOn: '',
  maxUses: '',
  maxUsesEach: '',
};

/** @returns a code as its form shows it */
export const codeValues = (code: DiscountCodeView): CodeValues => ({
  code: code.code,
  kind: code.percent === null ? 'amount' : 'percent',
  value: code.percent === null ? amountField(code.amount) : String(code.percent),
  isSome: code.productIds !== null,
  productIds: code.productIds ?? [],
  leastGoods: amountField(code.leastGoods),
  startsOn: code.startsOn ?? '',
  endsOn: code.endsOn ?? '',
  maxUses: code.maxUses === null ? '' : String(code.maxUses),
  maxUsesEach: code.maxUsesEach === null ? '' : String(code.maxUsesEach),
});

const plain = (text: string) => text.replace(/[$%,\s]/g, '');
const orNull = (text: string) => plain(text) || null;
/** What is no whole number is sent as it is, and refused with a sentence. */
const count = (text: string) => {
  const typed = orNull(text);
  return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
};

/** @returns what is sent; the server reads what was typed */
export const codeRequest = (values: CodeValues) => ({
  code: values.code,
  percent: values.kind === 'percent' ? plain(values.value) : null,
  amount: values.kind === 'amount' ? plain(values.value) : null,
  productIds: values.isSome ? values.productIds : null,
  leastGoods: orNull(values.leastGoods),
  startsOn: values.startsOn || null,
  endsOn: values.endsOn || null,
  maxUses: count(values.maxUses),
  maxUsesEach: count(values.maxUsesEach),
});

const ALL_PRODUCTS = 'all products';

/** What the form holds where some fields say one thing together: that is changed by one person alone. */
export const codeParts = ({ kind, value, isSome, productIds, ...rest }: CodeValues) => ({
  ...rest,
  discount: kind === 'percent' ? `${plain(value)}%` : `$${plain(value)}`,
  products: isSome ? productIds : ALL_PRODUCTS,
});

/** @returns the fields of the form that such a part stands for */
export function valuesOfPart(part: string, held: unknown): Partial<CodeValues> {
  if (part === 'products')
    return Array.isArray(held) ? { isSome: true, productIds: held } : { isSome: false };
  if (part !== 'discount') return { [part]: held };
  const text = String(held);
  return { kind: text.endsWith('%') ? 'percent' : 'amount', value: plain(text) };
}

const FIELDS_OF_PARTS: Readonly<Record<string, readonly string[]>> = {
  ...{ discount: ['percent', 'amount'], products: ['productIds'] },
};

/**
 * @param seen what the form was filled with
 * @param isRestarted whether the code had ended when the form was opened, and runs again by saving it
 * @returns for `was`: what it had shown in the fields that are changed
 */
export function codeWas(seen: DiscountCodeView, values: CodeValues, isRestarted: boolean): SeenCode {
  const changed = Object.keys(changesSince(codeParts(codeValues(seen)), codeParts(values)));
  const fields = changed.flatMap((part) => FIELDS_OF_PARTS[part] ?? [part]);
  return seenIn(seen, [...fields, ...(isRestarted ? ['endedAt'] : [])]);
}

/** @returns the form's field that a path of the request is in; percent and amount are typed into one */
export function codeFieldAt(path: string): string {
  const [name = ''] = path.split('.');
  return name === 'percent' || name === 'amount' ? 'value' : name;
}

export const STATE_WORDS: Readonly<Record<CodeState, string>> = {
  scheduled: 'Scheduled',
  running: 'Running',
  'used-up': 'Used up',
  ended: 'Ended',
};

/** @returns what a code does, in a few words each */
export function codeFacts(code: DiscountCodeView): string[] {
  const { productIds, leastGoods, startsOn, endsOn, maxUsesEach } = code;
  return [
    productIds === null ? 'All products' : countOf(productIds.length, 'product'),
    ...(leastGoods === null ? [] : [`For orders from ${amountText(leastGoods)}`]),
    ...(startsOn === null ? [] : [`Starts ${formatDate(startsOn)}`]),
    ...(endsOn === null ? [] : [`Last day ${formatDate(endsOn)}`]),
    ...(maxUsesEach === null ? [] : [`${countOf(maxUsesEach, 'use')} per customer`]),
  ];
}

/** @returns "10% off" */
export const offWords = (code: DiscountCodeView): string =>
  discountWords(codeTerms({ ...code, vendorId: 0 }));

/** @returns "Used 3 of 50 times, $12.50 taken off" */
export function usedWords({ uses, maxUses, takenOff }: DiscountCodeView): string {
  if (uses === 0) return maxUses === null ? 'Not used yet' : `Not used yet, ${countOf(maxUses, 'use')} left`;
  const times = maxUses === null ? countOf(uses, 'time') : `${uses} of ${countOf(maxUses, 'time')}`;
  return `Used ${times}, ${amountText(takenOff)} taken off`;
}
