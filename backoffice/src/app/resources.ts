import { accountResources } from '../accounts/resources';
import { contentResources } from '../content/resources';
import { directoryResources } from '../directory/resources';
import { followingResources } from '../following/resources';
import type { BackOfficeResource } from '../kit/record/resource';
import { marketplaceResources } from '../marketplace/resources';
import { systemResources } from '../system/resources';

/** Everything that staff can look at, in the menu's order. */
export const resources: readonly BackOfficeResource[] = [
  ...systemResources,
  ...accountResources,
  ...directoryResources,
  ...marketplaceResources,
  ...contentResources,
  ...followingResources,
];
