import { z } from 'zod';

const POSITION_MESSAGE = 'Please give latitude and longitude in degrees.';
const degrees = (bound: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? Number.NaN : value),
    z.coerce.number(POSITION_MESSAGE).min(-bound, POSITION_MESSAGE).max(bound, POSITION_MESSAGE),
  );

/**
 * GET /api/zip-codes/nearest: the ZIP code at a position of the device, so that the position itself is not
 * kept.
 */
export const NearestZipQuery = z.object({ latitude: degrees(90), longitude: degrees(180) });
export type NearestZipQuery = z.infer<typeof NearestZipQuery>;

export const ZipCodeView = z.object({
  zipCode: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type ZipCodeView = z.infer<typeof ZipCodeView>;

/** GET /api/zip-codes/{zipCode}/similar: those nearest in number to one that does not exist. */
export const SimilarZipCodes = z.array(ZipCodeView);
export type SimilarZipCodes = z.infer<typeof SimilarZipCodes>;

export const ZipCodeParams = z.object({
  zipCode: z.string().regex(/^\d{5}$/, 'Please enter a five-digit ZIP code, such as 33901.'),
});
export type ZipCodeParams = z.infer<typeof ZipCodeParams>;
