import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { ToldStatus } from '../../tables/market-day-news.entity.js';
import { dateText, dayText } from '../days/day-text.rules.js';
import type { NewsDay } from './day-news.sql.js';

const SUBJECTS: Record<ToldStatus, (market: string, date: string) => string> = {
  cancelled: (market, date) => `${market} is canceled on ${date}`,
  moved: (market, date) => `${market} is somewhere else on ${date}`,
  held: (market, date) => `${market} takes place on ${date} after all`,
};
const NEWS: Record<ToldStatus, string> = {
  cancelled: 'The market’s manager has canceled this day. Shoppers see it on the market’s page.',
  moved: 'The market’s manager has moved this day. Shoppers see it on the market’s page.',
  held: 'We told you that this day was canceled or moved. Now the market takes place as usual.',
};

export function dayNewsMail(
  { email, name }: { email: string; name: string },
  day: NewsDay,
  status: ToldStatus,
): MailDraft {
  const subject = SUBJECTS[status](day.placeName, dateText(day));
  return {
    kind: `market-day-${status}`,
    to: email,
    subject,
    heading: subject,
    paragraphs: [hello(name), NEWS[status]],
    facts: [
      { label: 'When', value: dayText(day) },
      ...(status === 'moved' && day.address ? [{ label: 'Where', value: day.address }] : []),
      ...(status !== 'held' && day.reason ? [{ label: 'Why', value: day.reason }] : []),
    ],
    action: { label: 'See your market days', path: paths.myMarketDays },
    about: { resource: 'places', id: day.placeId },
  };
}
