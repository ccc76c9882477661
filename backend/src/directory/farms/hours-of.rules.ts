import type { Season } from '../../contract/directory/hours.js';

/** @returns the columns of hours that somebody has just looked at and saved: they are as new as that */
export const hoursOf = (seasons: Season[], now: Date) => ({
  seasons,
  hoursConfirmed: seasons.length > 0 ? now.toISOString().slice(0, 10) : null,
});
