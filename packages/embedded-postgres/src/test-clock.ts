const NAMES = ['LD_PRELOAD', 'FAKETIME', 'DONT_FAKE_MONOTONIC', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/**
 * @returns what a process of the tests needs to be at the moment at which they run; nothing where that is now
 */
export function clockOfTests(): Record<string, string> {
  // The loader's own variables, which are no settings of the product.
  // oxlint-disable-next-line eslint/no-restricted-properties
  const { env } = process;
  if (!env['LD_PRELOAD']?.includes('libfaketime')) return {};
  return Object.fromEntries(NAMES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
