import type { BackOfficeResource } from '../kit/resource';

export const directoryResources: readonly BackOfficeResource[] = [];
