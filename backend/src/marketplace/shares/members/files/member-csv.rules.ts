import type { ShareMemberView } from '../../../../contract/marketplace/shares/share-members.js';
import { csvFile } from '../../../../platform/csv/csv-lines.rules.js';

const COLUMNS = [
  'Member',
  'Email',
  'Phone',
  'Size',
  'Quantity',
  'Site',
  'Half',
  'Joined',
  'State',
  'Boxes left',
  'Work hours',
  'Hours done',
];
const MONEY_COLUMNS = ['Paid', 'Paid with credit', 'Balance', 'Late', 'Credit', 'To give back'];

/** @param seesMoney whether what they paid and owe is in it */
export const memberCsv = (members: readonly ShareMemberView[], seesMoney: boolean): string =>
  csvFile([
    [...COLUMNS, ...(seesMoney ? MONEY_COLUMNS : [])],
    ...members.map((one) => [
      ...[one.name, one.email ?? '', one.phone ?? '', one.sizeName, one.quantity, one.siteName],
      ...[one.half ?? '', one.joinedOn, one.state, one.boxesLeft],
      ...[one.work?.hours ?? '', one.work?.done ?? ''],
      ...(seesMoney
        ? [one.paid, one.paidWithCredit, one.due, one.late, one.credit, one.toGiveBack].map((sum) =>
            sum.toFixed(2),
          )
        : []),
    ]),
  ]);
