import type { Graph, Thing, WithContext } from 'schema-dts';
import { scriptJson } from './script-json';

/**
 * Structured data for search engines. The browser's build has none of it (vite.config.ts), and so leaves what came with the page as it is:
 * it does not write the content of an element anew that it takes over.
 */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
