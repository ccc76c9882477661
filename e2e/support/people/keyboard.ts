import { type Locator, type Page, expect } from '@playwright/test';

/** Steps that the longest way on a page may take. */
const MOST_PRESSES = 120;

/**
 * Presses Tab until an element has the focus. Wherever the focus stops on its way it must be seen: something
 * that is in view, with a ring around it. The ring may be drawn by what encloses it: a card, a field, the
 * label of a checkbox.
 * @param key how one gets there; backwards where that is the shorter way
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    // A busy browser draws the ring a moment after the focus has moved.
    await expect
      .poll(async () => (await target.evaluate(focused)).fault, {
        message: `What has the focus on the way to ${target.toString()}`,
        timeout: 2_000,
      })
      .toBe('');
    if (!(await target.evaluate(focused)).isThere) continue;
    await expect(target).toBeInViewport();
    return;
  }
  throw new Error(`${key} does not lead to ${target.toString()}.`);
}

/**
 * Runs in the page.
 * @returns whether the target has the focus, and what is wrong with how the focus is shown
 */
function focused(target: Element): { isThere: boolean; fault: string } {
  const active = document.activeElement;
  const isThere = active === target;
  // Behind the last element the focus is the browser's own, before it comes round again.
  if (!active || active === document.body) return { isThere, fault: '' };
  // Where a page puts the focus after it has changed, to be read from there: no stop of the keyboard.
  if (active.getAttribute('tabindex') === '-1') return { isThere, fault: '' };
  const hasRing = (element: Element | null, levels: number): boolean => {
    if (!element || levels === 0) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    // The back office draws the frame of a field anew, twice as thick.
    const frame = element.matches('.Mui-focused') ? element.querySelector(':scope > fieldset') : null;
    if (frame && Number.parseFloat(getComputedStyle(frame).borderTopWidth) >= 2) return true;
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return (
      isOutlined || (element === active && boxShadow !== 'none') || hasRing(element.parentElement, levels - 1)
    );
  };
  const told = active.outerHTML.slice(0, 200);
  if (!active.checkVisibility({ opacityProperty: false, visibilityProperty: true })) {
    return { isThere, fault: `Hidden: ${told}` };
  }
  // Browsers mark the part of a date that has the focus: its year, or the button of its calendar.
  const isMarkedInside = active.matches('input[type=date]');
  return { isThere, fault: isMarkedInside || hasRing(active, 5) ? '' : `Without a ring: ${told}` };
}
