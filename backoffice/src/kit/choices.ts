import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { words } from './cells';

/** @returns codes of an enumeration as a select shows them */
export const choicesOf = (codes: readonly string[]) => codes.map((id) => ({ id, name: words(id) }));

/** The states, for a select. */
export const STATE_CHOICES = Object.entries(STATE_NAMES).map(([id, name]) => ({ id, name }));
