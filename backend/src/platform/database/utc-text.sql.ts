/** @returns SQL of a text, "2026-11-28T14:00:00Z" */
export const utcText = (moment: string): string =>
  `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
