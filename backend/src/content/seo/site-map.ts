import { Readable, type Transform } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import type { Chunk, IndexedPage } from '../../platform/site-map/indexed-pages.js';

export function siteMapIndex(publicUrl: string, chunks: readonly Chunk[]): Readable {
  const parts = chunks.map(({ name, changedAt }) => ({
    url: `${publicUrl}/sitemap-${name}.xml`,
    ...(changedAt && { lastmod: changedAt.toISOString() }),
  }));
  return through(Readable.from(parts), new SitemapIndexStream());
}

export function siteMapPart(publicUrl: string, pages: AsyncIterable<IndexedPage>): Readable {
  return through(Readable.from(entries(pages)), new SitemapStream({ hostname: publicUrl, xmlns: PLAIN }));
}

const PLAIN = { news: false, video: false, xhtml: false, image: false };

async function* entries(pages: AsyncIterable<IndexedPage>) {
  for await (const { path, changedAt } of pages) {
    yield { url: path, ...(changedAt && { lastmod: changedAt.toISOString() }) };
  }
}

/** Ends badly where reading fails: a proper end would tell that the other half is gone. */
function through(from: Readable, into: Transform): Readable {
  from.on('error', (error) => into.destroy(error));
  into.on('close', () => from.destroy());
  return from.pipe(into);
}
