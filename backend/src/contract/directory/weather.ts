import { z } from 'zod';

/** Of the severities of an alert, those that a market is asked about. */
export const ALERT_SEVERITIES = ['Extreme', 'Severe'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** The National Weather Service's worst alert over a market within one of its days, in their own words. */
export const DayWeather = z.object({
  /** "Winter Storm Warning" */
  event: z.string(),
  /** "Winter Storm Warning issued November 27 at 3:04PM CST until …"; null where they gave none. */
  headline: z.string().nullable(),
  severity: z.enum(ALERT_SEVERITIES),
  /** The office that issued it: "NWS Tulsa OK". */
  office: z.string(),
  /** When they issued it, with the offset of their own clock: "2026-11-27T15:04:00-06:00". */
  sentAt: z.string(),
  /** The market has said since whether the day is held; until then people should check before they go. */
  isAnswered: z.boolean(),
});
export type DayWeather = z.infer<typeof DayWeather>;
