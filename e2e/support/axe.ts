import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Looks for what axe can find in the page as it is, in both themes, on a phone and on a desk. */
export async function expectAccessible(
  page: Page,
  widths: 'both' | 'phone' | 'desk' = 'both',
): Promise<void> {
  // Colors that are still on their way from one theme to the other are nobody's.
  await page.addStyleTag({
    content: '*, *::before, *::after { transition: none !important; animation: none !important }',
  });
  for (const size of [DESK, PHONE]) {
    if ((widths === 'phone' && size === DESK) || (widths === 'desk' && size === PHONE)) continue;
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      // Its other mode opens another page for each run.
      const axe = new AxeBuilder({ page }).setLegacyMode(true);
      // The themes differ in nothing but colors.
      if (theme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
      expect(found, `${size.width} px, ${theme}`).toEqual([]);
    }
  }
}
