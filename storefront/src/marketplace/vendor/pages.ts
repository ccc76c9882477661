import type { Page } from '../../lib/page';

export const vendorPages: Page[] = [];
