/** `AT TIME ZONE` takes the later of two. @param wall a timestamp @param zone an IANA name */
export const firstMoment = (wall: string, zone: string): string =>
  `least((${wall}) AT TIME ZONE ${zone}, (${wall} - interval '1 hour') AT TIME ZONE ${zone} + interval '1 hour')`;
