import type { BackOfficeResource } from '../kit/resource';

export const accountResources: readonly BackOfficeResource[] = [];
