import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { type RenderedPage, render } from '../src/entry-server';

const config: PublicConfig = {
  publicUrl: 'https://farmgate.example',
  marketplaceNav: 'soon',
  minPasswordLength: 6,
  mapStyleUrl: null,
  analytics: null,
  socialLinks: [],
  placesAttribution: null,
  taxMode: 'flat' as const,
  checkoutStates: ['CA', 'NY', 'TX', 'FL'],
  checkoutStateNames: 'California, Florida, New York and Texas',
  notice: null,
};

/** For tests: renders a page with the given answers; what isn't refused either is not there. */
export const renderAt = (
  url: string,
  answers: Record<string, unknown> = {},
  near: string | null = null,
  refused: Record<string, unknown> = {},
) =>
  render({
    near,
    url,
    config,
    now: new Date('2025-06-05T12:00:00Z'),
    fetch: (input) => {
      const answer = answers[input];
      const body = { statusCode: 404, error: 'NOT_FOUND', message: 'Not there.', requestId: 'r' };
      const refusal = refused[input];
      if (refusal) return Promise.resolve(Response.json(refusal, { status: 400 }));
      return Promise.resolve(answer ? Response.json(answer) : Response.json(body, { status: 404 }));
    },
  });

/** For tests: what a person reads, without tags. */
export const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');

/** For tests: the page's structured data. */
export const graphOf = ({ jsonLd }: RenderedPage) => {
  const source = /^<script type="application\/ld\+json">([\s\S]*?)<\/script>$/.exec(jsonLd)?.[1] ?? '';
  return (JSON.parse(source) as { '@graph': Record<string, unknown>[] })['@graph'];
};
