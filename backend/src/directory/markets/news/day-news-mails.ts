import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { ToldStatus } from '../../tables/market-day-news.entity.js';
import { dateText, dayText } from '../days/day-text.rules.js';
import type { NewsDay } from './day-news.sql.js';
import { newsTitle } from './news-words.rules.js';

const NEWS: Record<ToldStatus, string> = {
  cancelled: 'The market’s manager has canceled this day. Shoppers see it on the market’s page.',
  moved: 'The market’s manager has moved this day. Shoppers see it on the market’s page.',
  held: 'We told you that this day was canceled or moved. Now the market takes place as usual.',
};
const NEWS_OF_SEVERAL: Record<ToldStatus, string> = {
  cancelled: 'The market’s manager has canceled these days. Shoppers see it on the market’s page.',
  moved: 'The market’s manager has moved these days. Shoppers see it on the market’s page.',
  held: 'We told you that these days were canceled or moved. Now the market takes place as usual.',
};
const ON_ANOTHER_DAY =
  'The market’s manager has moved this day. Your answer doesn’t count for the new day, so say again if you’re coming.';

/** @param days of which the same is new */
export function dayNewsMail(
  { email, name }: { email: string; name: string },
  days: readonly [NewsDay, ...NewsDay[]],
  status: ToldStatus,
): MailDraft {
  const [day] = days;
  const subject = newsTitle(day.placeName, days, status);
  const { movedTo } = day;
  const news = days.length > 1 ? NEWS_OF_SEVERAL[status] : movedTo ? ON_ANOTHER_DAY : NEWS[status];
  return {
    kind: `market-day-${status}`,
    to: email,
    subject,
    heading: subject,
    paragraphs: [hello(name), news],
    facts: [
      ...days.map((one) => ({ label: movedTo ? 'Was on' : 'When', value: dayText(one) })),
      ...(movedTo ? [{ label: 'Now on', value: dateText({ date: movedTo }) }] : []),
      ...(status === 'moved' && day.address ? [{ label: 'Where', value: day.address }] : []),
      ...(status !== 'held' && day.reason ? [{ label: 'Why', value: day.reason }] : []),
    ],
    action: { label: movedTo ? 'Say if you’re coming' : 'See your market days', path: paths.myMarketDays },
    about: { resource: 'places', id: day.placeId },
  };
}
