import type {
  AdminTaxRule,
  TaxRulesPreview,
} from '@farmgate/backend/contract/marketplace/admin/tax-rules.admin';
import { SELLABLE_STATES } from '@farmgate/backend/contract/marketplace/checkout-states';
import { stateName } from '@farmgate/backend/contract/marketplace/state-words';
import { TAX_CLASSES, TAX_CLASS_LABELS, type TaxClass } from '@farmgate/backend/contract/marketplace/tax';
import { dayText } from '../../kit/texts.rules';

/** @returns "6.25%", "1.225% and 2.5% local, 3.725% together" */
export function rateText({ percent, localPercent }: Pick<AdminTaxRule, 'percent' | 'localPercent'>): string {
  if (localPercent === 0) return `${percent}%`;
  const both = Math.round((percent + localPercent) * 1_000) / 1_000;
  return `${percent}% and ${localPercent}% local, ${both}% together`;
}

/** @returns "Jan 1, 2026 to Jun 30, 2026", "From Jan 1, 2026" */
export const daysText = ({ validFrom, validTo }: Pick<AdminTaxRule, 'validFrom' | 'validTo'>): string =>
  validTo === null ? `From ${dayText(validFrom)}` : `${dayText(validFrom)} to ${dayText(validTo)}`;

/** @returns "Florida: Groceries" */
export const ruleName = ({ state, taxClass }: { state: string; taxClass: TaxClass }): string =>
  `${stateName(state)}: ${TAX_CLASS_LABELS[taxClass]}`;

/** @returns classes one after the other */
export const classNames = (taxClasses: readonly TaxClass[]): string =>
  taxClasses.map((one) => TAX_CLASS_LABELS[one]).join('; ');

export const CLASS_CHOICES = TAX_CLASSES.map((id) => ({ id, name: TAX_CLASS_LABELS[id] }));
export const SELLABLE_CHOICES = SELLABLE_STATES.map((id) => ({ id, name: stateName(id) }));

const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'rule' : 'rules'}`;

/** @returns what a file of rules would do, or did, in a sentence */
export function previewText({ created, updated, unchanged, wrong, isDone }: TaxRulesPreview): string {
  if (wrong > 0) return `${wrong.toLocaleString('en-US')} ${wrong === 1 ? 'row has' : 'rows have'} mistakes.`;
  const parts = [
    created > 0 && `${rows(created)} new`,
    updated > 0 && `${rows(updated)} changed`,
    unchanged > 0 && `${rows(unchanged)} the same`,
  ].filter(Boolean);
  if (parts.length === 0) return 'The file has no rules.';
  return `${isDone ? 'Imported: ' : ''}${parts.join(', ')}.`;
}
