import { setFarmApplicationOpen } from '../../../directory/farm-applications/open-farm-application';
import { track } from '../../../shared/track';

/** Opens the farm application, and says where from. */
export function openFarmApplication(
  cta: 'navbar_farm_application' | 'footer_farm_application',
  from: string,
): void {
  track('cta_click', { cta, from });
  setFarmApplicationOpen(true);
}
