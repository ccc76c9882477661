/** Where a record of a place was read, in words. */
export const SOURCE_NAMES: Readonly<Record<string, string>> = {
  usda_legacy: 'USDA, older file',
  usda_export: 'USDA, file',
  usda_api: 'USDA, online',
  list: 'City or state list',
  demo: 'Demo',
  staff: 'Staff',
  manager: 'Its managers',
};
