/** @returns the columns with another choice: what another column was until now is left out there */
export const choose = <Column extends string>(
  columns: readonly (Column | '')[],
  at: number,
  value: Column | '',
): (Column | '')[] => columns.map((column, own) => (own === at ? value : column === value ? '' : column));
