import type { MemberImportPreview } from '@farmgate/backend/contract/marketplace/shares/member-files';
import { countOf } from '../../../../lib/format/format';
import { amountText } from '../../../parts/amount-text';

type Told = Pick<MemberImportPreview, 'created' | 'unchanged' | 'wrong' | 'total' | 'due'>;

/** @returns what the file does, and what of it is left out, in sentences */
export function membersSummary({ created, unchanged, wrong, total, due }: Told): string {
  const parts = [
    created > 0 && countOf(created, 'new member'),
    unchanged > 0 && `${unchanged} already ${unchanged === 1 ? 'a member' : 'members'}`,
  ].filter((part) => part !== false);
  const money =
    created === 0
      ? ''
      : ` Their boxes cost ${amountText(total)}, ${due === 0 ? 'all paid' : `${amountText(due)} of it still due`}.`;
  const left =
    wrong > 0 ? ` ${countOf(wrong, 'row')} with a mistake ${wrong === 1 ? 'is' : 'are'} left out.` : '';
  return `${parts.join(', ') || 'Nothing to import'}.${money}${left}`;
}
