import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { callJson } from '../lib/api/api';

/**
 * GET /api/zip-codes/nearest. The position is rounded to about a kilometer first: that is enough to find the
 * ZIP code, and the exact place stays on the device.
 */
export function nearestZip(position: { latitude: number; longitude: number }): Promise<ZipCodeView> {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return callJson<ZipCodeView>(
    withQuery('/api/zip-codes/nearest', {
      latitude: round(position.latitude),
      longitude: round(position.longitude),
    }),
  );
}
