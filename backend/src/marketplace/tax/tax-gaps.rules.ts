import { TAX_CLASSES, type TaxClass } from '../../contract/marketplace/tax.js';

export interface ListedKind {
  taxClass: TaxClass;
  state: string;
  isSent: boolean;
}

/** In the state of each vendor, and for what is sent in every state that is open. */
export function missingRules(
  kinds: readonly ListedKind[],
  openStates: readonly string[],
  hasRule: (state: string, taxClass: TaxClass) => boolean,
): { state: string; taxClasses: TaxClass[] }[] {
  const wanted = new Map<string, Set<TaxClass>>();
  const want = (state: string, taxClass: TaxClass) =>
    wanted.set(state, (wanted.get(state) ?? new Set()).add(taxClass));
  for (const { taxClass, state, isSent } of kinds) {
    want(state, taxClass);
    if (isSent) for (const open of openStates) want(open, taxClass);
  }
  return [...wanted]
    .map(([state, classes]) => ({
      state,
      taxClasses: TAX_CLASSES.filter((one) => classes.has(one) && !hasRule(state, one)),
    }))
    .filter(({ taxClasses }) => taxClasses.length > 0)
    .sort((one, other) => one.state.localeCompare(other.state));
}
