import { readZip } from '@farmgate/backend/contract/shared/zip';
import { deliveryQuery } from '../../queries';

/** @returns what the server is asked about an address that is in the form */
export function deliveryTo(
  { state, zipCode }: { state: string; zipCode: string },
  vendorId: number | undefined,
): ReturnType<typeof deliveryQuery> {
  const zip = readZip(zipCode);
  return deliveryQuery({
    ...(state && { state }),
    ...(zip && { zipCode: zip }),
    ...(vendorId && { vendorId }),
  });
}
