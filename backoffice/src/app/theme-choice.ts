/** The storefront and the back office share one choice of light or dark; the key is the product's. */
const SHOP_KEY = 'farmgate-theme';
/** Where react-admin's store looks for it. */
const ADMIN_KEY = 'RaStore.theme';

type Shown = 'light' | 'dark';

/** Takes over what the person has chosen in the storefront; to be called before anything is drawn. */
export function takeThemeOfShop(): void {
  try {
    const choice = localStorage.getItem(SHOP_KEY);
    const isDark =
      choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
    localStorage.setItem(ADMIN_KEY, JSON.stringify(isDark ? 'dark' : 'light'));
  } catch {
    // A browser that keeps nothing shows the light one.
  }
}

/** Keeps a choice for the storefront as well. */
export function keepTheme(theme: Shown): void {
  try {
    localStorage.setItem(SHOP_KEY, theme);
  } catch {
    // It holds until the page is left.
  }
}
