import type {
  ShareMemberDetails,
  ShareMemberView,
} from '../../../contract/marketplace/shares/share-members.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { LoadedSubscription } from '../accounts/load-subscriptions.js';
import { boxesToCome, type SeenAs, subscriptionView } from '../accounts/subscription.view.js';

const nameOf = ({ firstName, lastName }: LoadedSubscription) => `${firstName} ${lastName}`.trim();

export function shareMemberView(loaded: LoadedSubscription, now: Date): ShareMemberView {
  const { account, entries } = loaded;
  const toGiveBack = entries.filter(({ kind, given, undoneAt }) => kind === 'refund' && !given && !undoneAt);
  return {
    ...{ id: loaded.id, name: nameOf(loaded), email: loaded.email, phone: loaded.phone },
    ...{ sizeName: loaded.sizeName, quantity: loaded.quantity, half: loaded.half },
    ...{ siteName: loaded.siteName, state: loaded.state, payBy: loaded.payBy },
    ...(loaded.isTrial && { isTrial: true as const }),
    joinedOn: dayIn(loaded.timeZone, loaded.createdAt),
    boxesLeft: boxesToCome(loaded, now).length,
    work: loaded.work && { hours: loaded.work.hours, done: loaded.work.minutes / 60 },
    ...{ paid: amountOf(account.paid), paidWithCredit: amountOf(account.paidWithCredit) },
    ...{ due: amountOf(account.due), late: amountOf(account.late) },
    credit: amountOf(account.credit + account.creditComing),
    toGiveBack: amountOf(toGiveBack.reduce((sum, { cents }) => sum + cents, 0)),
  };
}

/** As its farm sees it, which may do more. */
export const shareMemberDetails = (
  loaded: LoadedSubscription,
  read: Omit<SeenAs, 'isFarm'>,
  now: Date,
): ShareMemberDetails => ({
  ...subscriptionView(loaded, now, { isFarm: true, ...read }),
  member: { name: nameOf(loaded), email: loaded.email, phone: loaded.phone },
});
