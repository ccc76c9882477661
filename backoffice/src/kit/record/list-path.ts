/** @returns the address of a resource's list, narrowed by a filter */
export const listPath = (resource: string, filter: object) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
