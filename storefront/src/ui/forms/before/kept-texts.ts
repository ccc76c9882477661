/**
 * What was typed in a form of texts and not sent. The tab keeps it, so that neither a reload nor a detour
 * loses it.
 */
type Texts = Record<string, string>;

/**
 * @param text what the tab has kept
 * @param saved what the form has when nothing was typed: its names are the ones that count
 * @returns the form as it was typed; null where that is nothing else than what is saved
 */
export function parseTexts<Values extends Texts>(text: string | null, saved: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const ours = Object.entries(kept).filter(
      ([name, value]) => Object.hasOwn(saved, name) && typeof value === 'string' && value !== saved[name],
    );
    return ours.length > 0 ? { ...saved, ...(Object.fromEntries(ours) as Partial<Values>) } : null;
  } catch {
    return null;
  }
}

/** A tab's storage may be switched off, or full: what was typed lives as long as the page then. */
export function readTexts<Values extends Texts>(name: string, saved: Values): Values | null {
  try {
    return parseTexts(sessionStorage.getItem(name), saved);
  } catch {
    return null;
  }
}

/** @param values null to forget what was typed, or has been sent */
export function keepTexts(name: string, values: Texts | null): void {
  try {
    if (values) sessionStorage.setItem(name, JSON.stringify(values));
    else sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept then.
  }
}
