/** The zones of the United States, by what people call them. */
export const US_ZONES = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['America/Puerto_Rico', 'Puerto Rico'],
  ['Pacific/Guam', 'Guam'],
  ['Pacific/Pago_Pago', 'American Samoa'],
] as const;
export type UsZone = (typeof US_ZONES)[number][0];
