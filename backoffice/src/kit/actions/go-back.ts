/** Closes a dialog and does nothing. It is never "Cancel": orders and jobs are canceled, too. */
export const GO_BACK = 'Go back';
