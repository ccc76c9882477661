/** What wasn't listed for so long is not shown: nobody knows whether it still holds. */
const FRESH = '2 hours';

/** Null without one. `day` is the day's row. */
export const dayWeather = `(
    SELECT jsonb_build_object('event', alert.event, 'headline', alert.headline, 'severity', alert.severity,
      'office', alert.office, 'sentAt', alert.sent_at, 'isAnswered', alert.answered_at IS NOT NULL)
    FROM market_day_alerts AS alert
    WHERE alert.day_id = day.id AND alert.is_current AND alert.seen_at > now() - interval '${FRESH}' AND alert.ends_at > now()
      AND alert.starts_at < day.ends_at AND alert.ends_at > day.starts_at AND day.status <> 'cancelled' AND day.ends_at > now())`;
