import type { AnnouncementKind } from '../../contract/following/follow-kinds.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import type { MailDraft } from '../../platform/mail/mail-draft.js';
import { NOTICE_MAIL } from '../followers/followers.service.js';
import { type News, newsSubject } from './news.rules.js';
import type { Digest } from './notice-channels.js';

const MOST_NEWS = 15;

const LABELS: Readonly<Record<AnnouncementKind, string>> = {
  listing: 'New listing',
  product: 'New product',
  'field-status': 'In the field',
  'market-day': 'Market day',
  'orders-open': 'Open for orders',
  'orders-close': 'Orders close soon',
  'back-in-stock': 'Back in stock',
  price: 'New price',
  news: 'News',
};

export function noticeMail({ news, sendBefore }: Digest, to: { email: string; token: string }): MailDraft {
  const preferences = mailPaths.followPreferences(to.token);
  const names = [...new Set(news.map(({ follow }) => follow.name))];
  const about = names.length === 1 ? names[0] : 'farms, markets and products';
  return {
    kind: NOTICE_MAIL,
    to: to.email,
    subject: newsSubject(news),
    ...(news.length === 1 ? oneOf(news[0]) : listOf(news, preferences)),
    isSecret: true,
    bulk: {
      unsubscribePath: mailPaths.unsubscribe(to.token),
      footer: {
        text: `You're getting this email because you follow ${about} on Farmgate.`,
        links: [
          { label: 'Choose what you get and when', path: preferences },
          { label: 'Unsubscribe', path: mailPaths.stopNotices(to.token) },
        ],
      },
      sendBefore,
    },
  };
}

const oneOf = ({ title, text, path }: News) => ({
  heading: title,
  paragraphs: text === '' ? [] : [text],
  action: { label: 'See more', path },
});

function listOf(news: readonly News[], preferences: string) {
  const shown = news.slice(0, MOST_NEWS);
  const left = news.length - shown.length;
  return {
    heading: 'News from what you follow',
    paragraphs: [],
    facts: shown.map(({ kind, title, text, path }) => ({
      label: LABELS[kind],
      value: text === '' ? title : `${title}\n${text}`,
      path,
    })),
    ...(left > 0 && {
      note: `And ${left} more.`,
      action: { label: 'See what you follow', path: preferences },
    }),
  };
}
