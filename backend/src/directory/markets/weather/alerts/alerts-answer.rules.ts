import { z } from 'zod';
import { ALERT_SEVERITIES } from '../../../../contract/directory/weather.js';
import type { WeatherAlert } from './alerts.rules.js';

/** As `sent_at` and the screens need it: with seconds and an offset. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const moment = z.string().refine((text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)));

/** Words on one line, since they go into emails, cut where no office has ever written so many. */
const words = (most: number) =>
  z.string().transform((text) =>
    text
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, most),
  );

const Properties = z.object({
  id: z.string().min(1).max(300),
  event: words(100).refine((text) => text !== ''),
  headline: words(400)
    .nullish()
    .transform((text) => text || null),
  severity: z.enum(ALERT_SEVERITIES),
  senderName: words(100).refine((text) => text !== ''),
  status: z.literal('Actual'),
  messageType: z.enum(['Alert', 'Update']),
  urgency: z.enum(['Immediate', 'Expected', 'Future', 'Unknown']),
  sent: moment,
  effective: moment,
  onset: moment.nullish(),
  expires: moment,
  ends: moment.nullish(),
});

const Answer = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });
const Feature = z.object({ properties: Properties });

/** Without tests, cancellations, lesser or past alerts. @returns null for what is no such answer */
export function readAlerts(answer: unknown): WeatherAlert[] | null {
  const read = Answer.safeParse(answer);
  if (!read.success) return null;
  return read.data.features.flatMap((feature) => {
    const { data } = Feature.safeParse(feature);
    if (!data) return [];
    const { id, event, headline, severity, senderName, sent, effective, expires } = data.properties;
    const { onset = null, ends = null } = data.properties;
    return [{ id, event, headline, severity, office: senderName, sent, onset, effective, ends, expires }];
  });
}
