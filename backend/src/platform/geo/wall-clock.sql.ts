/**
 * SQL: the moment that a clock shows a time, the first one where it is set back, as `momentOf` has it. Of the
 * two, `AT TIME ZONE` takes the later.
 * @param wall a timestamp
 * @param zone an IANA name
 */
export const firstMoment = (wall: string, zone: string): string =>
  `least((${wall}) AT TIME ZONE ${zone}, (${wall} - interval '1 hour') AT TIME ZONE ${zone} + interval '1 hour')`;
