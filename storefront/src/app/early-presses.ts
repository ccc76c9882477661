/**
 * What was pressed or chosen in the server's page before its scripts were there, each control once, in the
 * order of the last presses. Noted by the script in index.html. For checkboxes and radio buttons with whether
 * they were checked, for selects with what was chosen.
 */
type EarlyPresses = Map<HTMLElement, string | boolean>;

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** React hears it whatever it made of the control when it took the page over. */
function choose(control: HTMLElement, chosen: string | boolean): void {
  if (control instanceof HTMLSelectElement) {
    control.value = String(chosen);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    control.checked = !chosen;
    control.click();
  } else if (control instanceof HTMLButtonElement) control.click();
}

let taken: EarlyPresses | undefined;

/** Call as React begins to take the page over: from then on it hears presses itself. */
export function endEarlyPresses(): void {
  taken = window.earlyPresses;
  delete window.earlyPresses;
}

/** Does what was pressed early. Called once, when React has taken the page over. */
export function replayEarlyPresses(): void {
  const presses = taken;
  taken = undefined;
  delete document.documentElement.dataset.loading;
  presses?.forEach((chosen, control) => {
    if (control.isConnected) choose(control, chosen);
  });
}
