import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '../../ui/navigation/link';
import { CountedPlaces } from '../finder/counted-places';
import { hubPlacesQuery } from './hub-places-query';

export interface KindInvitationProps {
  /** What to do, in a sentence. */
  lead: string;
  /** What comes of it. */
  more: string;
  /** What to know before, each a few sentences. */
  facts: readonly { title: string; text: string }[];
  /** The guide of the kind, whose figures are shown. */
  guide: { slug: string; name: string };
  article: { slug: string; name: string };
  /** What is counted: one, several. */
  noun: readonly [one: string, many: string];
  children?: ReactNode;
}

/** Before anything was searched: what such a place is, what to read, and where most of them are. */
export function KindInvitation(props: KindInvitationProps) {
  const { lead, more, facts, guide, article, noun, children } = props;
  const { data } = useQuery(hubPlacesQuery(guide.slug));
  const many = noun[1].charAt(0).toUpperCase() + noun[1].slice(1);
  return (
    <div className="flex flex-col gap-10 pb-8">
      <p className="max-w-2xl">
        <b>{lead}</b> <span className="text-soft">{more}</span>
      </p>
      {children}
      <section aria-labelledby="before-you-go" className="flex flex-col gap-4">
        <h2 id="before-you-go" className="text-xl">
          Good to know first
        </h2>
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
          {facts.map(({ title, text }) => (
            <li key={title} className="flex flex-col gap-1 rounded-card border border-line bg-card p-5">
              <h3 className="text-lg">{title}</h3>
              <p className="text-sm text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <Link to={paths.guide(guide.slug)} className="link">
            {guide.name}
          </Link>
          <Link to={paths.article(article.slug)} className="link">
            {article.name}
          </Link>
        </p>
      </section>
      <CountedPlaces id="kind-cities" title={`${many} by city`} noun={noun} places={data?.cities ?? []} />
      <CountedPlaces id="kind-states" title={`${many} by state`} noun={noun} places={data?.states ?? []} />
    </div>
  );
}
