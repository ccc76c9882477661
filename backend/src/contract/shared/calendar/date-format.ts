/** Kept, as making one takes fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** More than there are time zones, for each of which some are made. */
const MOST = 5_000;

/**
 * @param options of a fixed set, but for the time zone
 * @returns the format of these options, the same one each time
 * @throws RangeError for a time zone that is not an IANA name
 */
export function dateFormat(
  locale: 'en-US' | 'en-CA',
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  // Names of time zones can be written in many ways.
  if (formats.size >= MOST) formats.clear();
  formats.set(key, format);
  return format;
}

/** @returns the day that calendars there show, as YYYY-MM-DD @throws RangeError for an unknown time zone */
export const dayIn = (timeZone: string, at: Date): string => dateFormat('en-CA', { timeZone }).format(at);
