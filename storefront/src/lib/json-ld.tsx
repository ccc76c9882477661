import type { Graph, Thing, WithContext } from 'schema-dts';
import { scriptJson } from './script-json';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
