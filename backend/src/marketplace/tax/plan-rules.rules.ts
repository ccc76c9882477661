import {
  type AdminTaxRule,
  NewTaxRule,
  type TaxRuleFields,
  type TaxRulesPreview,
} from '../../contract/marketplace/admin/tax-rules.admin.js';
import { TAX_CLASS_LABELS, type TaxClass, taxClassOfText } from '../../contract/marketplace/tax.js';
import { plainDay } from '../../platform/csv/csv-cells.rules.js';

export const RULE_COLUMNS = [
  'state',
  'taxClass',
  'percent',
  'localPercent',
  'validFrom',
  'validTo',
  'source',
  'checkedOn',
] as const;
export type RuleColumn = (typeof RULE_COLUMNS)[number];

export interface RuleRow {
  row: number;
  cells: Partial<Record<RuleColumn, string>>;
}

type ShownRow = TaxRulesPreview['rows'][number];

export interface PlannedRule extends ShownRow {
  /** The rule to be changed; null for a new one. */
  before: AdminTaxRule | null;
  /** What is to be written; null where the row is wrong. */
  fields: TaxRuleFields | null;
}

/** A row with a rule's state, class and first day changes it; rules not in the file stay. */
export function planRules(rows: readonly RuleRow[], known: readonly AdminTaxRule[]): PlannedRule[] {
  const planned = rows.map((row) => planRow(row, known));
  const touched = new Set(planned.flatMap(({ before }) => (before ? [before.id] : [])));
  const kept: Holding[] = known.filter(({ id }) => !touched.has(id));
  const earlier: (Holding & { row: number })[] = [];
  return planned.map((one) => {
    const { fields } = one;
    if (!fields) return one;
    const twin = earlier.find((other) => overlap(other, fields));
    const messages = twin
      ? [`Row ${twin.row} has the same state and class on some of these days.`]
      : kept.filter((other) => overlap(other, fields)).map(overlapText);
    earlier.push({ ...fields, row: one.row });
    return messages.length > 0 ? { ...one, outcome: 'wrong' as const, messages, fields: null } : one;
  });
}

type Holding = Pick<TaxRuleFields, 'state' | 'taxClass' | 'validFrom' | 'validTo'>;

const NEVER = '9999-12-31';

const overlap = (one: Holding, other: Holding): boolean =>
  one.state === other.state &&
  one.taxClass === other.taxClass &&
  one.validFrom <= (other.validTo ?? NEVER) &&
  other.validFrom <= (one.validTo ?? NEVER);

const overlapText = ({ validFrom, validTo }: Holding) =>
  `A rule from ${validFrom}${validTo === null ? '' : ` to ${validTo}`} covers some of these days. End it first.`;

function planRow({ row, cells }: RuleRow, known: readonly AdminTaxRule[]): PlannedRule {
  const values = valuesOf(cells);
  const name = nameOf(values);
  const before =
    known.find(
      ({ state, taxClass, validFrom }) =>
        state === values.state && taxClass === values.taxClass && validFrom === values.validFrom,
    ) ?? null;
  // A file without the column leaves what places charge as it is.
  const read = NewTaxRule.safeParse({ ...(before && { localPercent: before.localPercent }), ...values });
  if (!read.success) {
    const messages = read.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
    return { row, name, outcome: 'wrong', messages: [...new Set(messages)], before: null, fields: null };
  }
  const fields = read.data;
  const isSame = before !== null && RULE_COLUMNS.every((column) => before[column] === fields[column]);
  const outcome = before === null ? 'create' : isSame ? 'same' : 'update';
  return { row, name, outcome, messages: [], before, fields };
}

type Values = Record<Exclude<RuleColumn, 'localPercent'>, string | number | null> & { localPercent?: number };

const valuesOf = ({
  state = '',
  taxClass = '',
  percent = '',
  localPercent,
  validFrom = '',
  validTo = '',
  source = '',
  checkedOn = '',
}: RuleRow['cells']): Values => ({
  state: state.toUpperCase(),
  taxClass: taxClassOfText(taxClass),
  percent: numberOf(percent),
  ...(localPercent !== undefined && { localPercent: localPercent === '' ? 0 : numberOf(localPercent) }),
  validFrom: plainDay(validFrom),
  validTo: validTo === '' ? null : plainDay(validTo),
  source,
  checkedOn: plainDay(checkedOn),
});

/** An empty cell is not zero: that would say that nothing is charged. */
const numberOf = (text: string): number => {
  const bare = text.replace(/\s*%$/, '');
  return /^\d{1,3}(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
};

function nameOf({ state, taxClass, validFrom }: Values): string {
  const label = TAX_CLASS_LABELS[taxClass as TaxClass] ?? taxClass;
  return [state, label, `from ${String(validFrom)}`].join(', ').slice(0, 120);
}
