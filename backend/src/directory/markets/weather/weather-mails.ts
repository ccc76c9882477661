import {
  alertSource,
  alertWords,
  WEATHER_SOURCE,
  type WeatherAnswer,
} from '../../../contract/directory/weather-text.js';
import { mailPaths } from '../../../contract/shared/mail-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { dayText } from '../days/day-text.rules.js';
import { whenText } from './weather-question.rules.js';
import type { AskedDayRow } from './weather.sql.js';

interface AskedPerson {
  userId: number;
  email: string;
  name: string;
  token: string;
}

export function weatherMail(person: AskedPerson, day: AskedDayRow, now: Date): MailDraft {
  const question = `Open ${whenText(day.date, day.timeZone, now)}?`;
  const path = (answer: WeatherAnswer) =>
    mailPaths.marketWeather({ dayId: day.dayId, userId: person.userId }, answer, person.token);
  return {
    kind: 'market-weather',
    to: person.email,
    subject: `${question} ${day.event} for ${day.placeName}`,
    heading: question,
    paragraphs: [
      hello(person.name),
      `The ${WEATHER_SOURCE} has an alert for ${day.placeName} on ${dayText(day)}.`,
      'Until you answer, shoppers read “Check before you go” beside this day. One tap says it’s open. Before we cancel it, we’ll ask once more.',
    ],
    facts: [
      { label: alertSource(day), value: `“${alertWords(day)}”` },
      { label: 'Answer', value: 'Yes, open as planned', path: path('open') },
      { label: 'Answer', value: 'No, cancel the day', path: path('canceled') },
    ],
    note: "The links work without logging in until the market day ends, so please don't forward this email.",
  };
}
