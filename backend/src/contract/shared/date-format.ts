/** Kept, as making one takes fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

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
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}

/** @returns the day that calendars there show, as YYYY-MM-DD @throws RangeError for an unknown time zone */
export const dayIn = (timeZone: string, at: Date): string => dateFormat('en-CA', { timeZone }).format(at);
