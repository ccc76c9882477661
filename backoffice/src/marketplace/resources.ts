import type { BackOfficeResource } from '../kit/resource';

export const marketplaceResources: readonly BackOfficeResource[] = [];
