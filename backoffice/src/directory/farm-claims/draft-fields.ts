import type { ClaimDraftView } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import { openLines } from '../../kit/hours.rules';
import type { ComparedField } from '../parts/comparison';

type Content = ClaimDraftView['said'];
type Field = keyof Content;

const FIELDS: readonly [Field, string, (content: Content) => string][] = [
  ['description', 'Description', ({ description = '' }) => description],
  ['seasons', 'Open', ({ seasons = [] }) => openLines({ seasons, exceptions: [] }).join('\n') || 'No hours'],
  ['exceptions', 'Special dates', ({ exceptions = [] }) => openLines({ seasons: [], exceptions }).join('\n')],
  ['hoursConfirmed', 'Hours confirmed', ({ hoursConfirmed }) => hoursConfirmed ?? 'Not confirmed'],
];
const OVERRULED = 'Our team changed this later, so it stays when you verify the claim.';

/** @returns what a claimant wrote, beside what shoppers see */
export const draftFields = ({ said, shown, overruled }: ClaimDraftView): ComparedField[] =>
  FIELDS.filter(([name]) => name in said).map(([key, label, text]) => ({
    ...{ key, label, left: text(said) },
    right: [text(shown), overruled.includes(key) && `(${OVERRULED})`].filter(Boolean).join('\n'),
  }));
