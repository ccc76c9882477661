import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Looks for what axe can find in the page as it is, in both themes, on a phone and on a desk. */
export async function expectAccessible(
  page: Page,
  widths: 'both' | 'phone' | 'desk' = 'both',
): Promise<void> {
  await stopMotion(page);
  for (const size of [DESK, PHONE]) {
    if ((widths === 'phone' && size === DESK) || (widths === 'desk' && size === PHONE)) continue;
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      expect(await axeFindings(page, theme), `${size.width} px, ${theme}`).toEqual([]);
    }
  }
}

/** Colors that are still on their way from one theme to the other are nobody's. */
export async function stopMotion(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, *::before, *::after { transition: none !important; animation: none !important }',
  });
}

/**
 * @param theme that the page is in. The themes differ in nothing but colors.
 * @returns what axe finds in the page as it is
 */
export async function axeFindings(page: Page, theme: 'light' | 'dark') {
  // Its other mode opens another page for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (theme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
}
