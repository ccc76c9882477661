import { MAX_IMPORT_BYTES } from '../../../contract/directory/import-files.js';
import type { Config } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { DownloadFailed, downloadPublic } from '../../../platform/outbound-http/download-public.js';
import { userAgentOf } from '../../../platform/outbound-http/user-agent.js';

/** Shorter than a browser waits for the upload of a file. */
const WITHIN_MS = 20_000;

/** What a browser adds after a `#` isn't sent. */
export const withoutFragment = (address: string): string => address.replace(/#.*$/, '');

/** @param address as staff typed it @throws VALIDATION_FAILED at `address`, with what went wrong */
export async function fileAtAddress(
  address: string,
  config: Config,
): Promise<{ file: Buffer; fileName: string }> {
  try {
    const { body, url } = await downloadPublic(withoutFragment(address), {
      ...{ mostBytes: MAX_IMPORT_BYTES, withinMs: WITHIN_MS, baseUrl: config.downloads.baseUrl },
      userAgent: userAgentOf(config),
    });
    return { file: body, fileName: nameIn(url) };
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error;
    throw new DomainError('VALIDATION_FAILED', [{ path: 'address', message: error.message }]);
  }
}

/** The last part of its path that says anything: "markets.csv", or the host. */
function nameIn(url: string): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '');
  if (last === undefined) return hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
