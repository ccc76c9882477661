/** @returns the IANA name of this device's zone */
export const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
