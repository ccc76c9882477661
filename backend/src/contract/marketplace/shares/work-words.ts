/** How hours of work are said. Free of zod. */

/** @param hours in quarters @returns "1 hour", "2.5 hours" */
export const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
