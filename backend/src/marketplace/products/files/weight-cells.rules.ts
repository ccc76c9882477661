import type { ByWeight } from '../../../contract/marketplace/weight/by-weight.js';
import { WeightFields } from '../../../contract/marketplace/weight/weight-fields.js';
import { WEIGHT_UNITS, type WeightUnit } from '../../../contract/marketplace/weight/weight.js';
import { yesOrNo } from '../../../platform/csv/csv-cells.rules.js';

export const WEIGHT_COLUMNS = ['per', 'inSteps', 'least', 'usual', 'most'] as const;
export type WeightColumn = (typeof WEIGHT_COLUMNS)[number];
/** Undefined where the file has no such column. */
type Cells = Partial<Record<WeightColumn, string | undefined>>;

export type OptionWeight = Omit<ByWeight, 'price'>;

const PER_MESSAGE = `Please enter what the price is for: ${WEIGHT_UNITS.join(', ')}.`;
const STEPS_MESSAGE = 'Please enter yes or no.';
const GONE_MESSAGE =
  'This option is sold by weight. Please fill in per, least, usual, and most. To sell it each, change it in the form of the product.';
export const WEIGHT_OPTION_MESSAGE =
  'What is sold by weight needs an option. Please name it in the column “option.”';

export const weightCells = (weight: OptionWeight | null): Record<WeightColumn, string> =>
  weight
    ? {
        per: weight.per,
        inSteps: weight.inSteps ? 'yes' : 'no',
        ...{ least: weight.least, usual: weight.nominal, most: weight.most },
      }
    : { per: '', inSteps: '', least: '', usual: '', most: '' };

export const saysWeight = (cells: Cells): boolean =>
  WEIGHT_COLUMNS.some((column) => column !== 'inSteps' && (cells[column] ?? '') !== '');

const UNITS: ReadonlyMap<string, WeightUnit> = new Map(
  Object.entries({
    ...{ lbs: 'lb', pound: 'lb', pounds: 'lb', ounce: 'oz', ounces: 'oz' },
    ...{ kilogram: 'kg', kilograms: 'kg', '100grams': '100g' },
  }),
);

/** @returns "lb" of "lb", "per pound" and "/lb" */
function perOf(cell: string): string {
  const name = cell
    .toLowerCase()
    .replace(/^(?:per\b|\/)/, '')
    .replaceAll(/[\s.]/g, '');
  return UNITS.get(name) ?? name;
}

/** What is sold by weight is never sold each because of cells that are empty. */
export function readWeightCells(
  cells: Cells,
  known: OptionWeight | null,
): { weight: OptionWeight | null; messages: string[] } {
  if (WEIGHT_COLUMNS.every((column) => cells[column] === undefined)) return { weight: known, messages: [] };
  const given = (column: WeightColumn) => cells[column] ?? (known && weightCells(known)[column]) ?? '';
  if (!saysWeight(Object.fromEntries(WEIGHT_COLUMNS.map((column) => [column, given(column)]))))
    return { weight: null, messages: known ? [`per: ${GONE_MESSAGE}`] : [] };
  const inSteps = given('inSteps') === '' ? false : yesOrNo(given('inSteps'));
  const { data, error } = WeightFields.safeParse({
    per: perOf(given('per')),
    inSteps: inSteps ?? false,
    ...{ least: given('least'), nominal: given('usual'), most: given('most') },
  });
  const said = (error?.issues ?? []).map(({ path, message }) => {
    const [field] = path;
    return field === 'per'
      ? `per: ${PER_MESSAGE}`
      : `${field === 'nominal' ? 'usual' : String(field)}: ${message}`;
  });
  const messages = [...(inSteps === null ? [`inSteps: ${STEPS_MESSAGE}`] : []), ...said];
  return { weight: messages.length === 0 ? (data ?? null) : null, messages };
}

const KEYS = ['per', 'inSteps', 'least', 'nominal', 'most'] as const;

export const isSameWeight = (one: OptionWeight | null, other: OptionWeight | null): boolean =>
  one === null || other === null ? one === other : KEYS.every((key) => one[key] === other[key]);
