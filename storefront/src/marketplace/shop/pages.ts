import type { Page } from '../../lib/page';

export const shopPages: Page[] = [];
