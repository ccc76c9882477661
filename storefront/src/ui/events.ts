type Preventable = Pick<Event, 'preventDefault'>;

/**
 * A handler that does something in the place of what the browser, or a library, would do with an event.
 * @param act returns false for an event that is left to them
 */
export const instead =
  <Handled extends Preventable>(act: (event: Handled) => unknown) =>
  (event: Handled): void => {
    if (act(event) !== false) event.preventDefault();
  };

/** For fields: Enter does this, and does not send the form that the field may be in. */
export const onEnter = (act: () => unknown) =>
  instead(({ key }: Preventable & Pick<KeyboardEvent, 'key'>) => {
    if (key !== 'Enter') return false;
    act();
    return true;
  });

/** For a press on what belongs to a field: the field keeps the focus. */
export const keepFocus = instead(() => true);
