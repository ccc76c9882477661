import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { citiesQuery, clearZip } from './named-city';
import { ZIP_TITLE, isPlaceName } from './zip-form-rules';

export interface BadZipProps {
  /** What was typed. */
  text: string;
  /** The address of the same search near a ZIP code. */
  to: (zipCode: string) => string;
}

function NoZip({ hint }: { hint?: string }) {
  return <EmptyState isError picture={<EmptyArt scene="nothing-near" />} title={ZIP_TITLE} hint={hint} />;
}

function NamedPlace({ text, to }: BadZipProps) {
  const { data, isPending } = useQuery(citiesQuery(text));
  if (isPending) return <p role="status">Looking for {text}...</p>;
  const zipCode = clearZip(data);
  if (zipCode !== undefined) return <Navigate to={to(zipCode)} replace />;
  const cities = data?.cities ?? [];
  if (cities.length === 0) return <NoZip hint={`We don’t know a city called “${text}.”`} />;
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title={`Which ${cities[0]?.name ?? text} do you mean?`}
      action={
        <ul aria-label="Cities of this name" className="flex flex-wrap justify-center gap-2.5">
          {cities.map((city) => (
            <li key={city.zipCode}>
              <LinkButton look="secondary" to={to(city.zipCode)}>
                {city.name}, {city.state}
              </LinkButton>
            </li>
          ))}
        </ul>
      }
    />
  );
}

/**
 * In the place of results where what was typed is no ZIP code: which city of that name is meant, or what to
 * type.
 */
export function BadZip(props: BadZipProps) {
  return isPlaceName(props.text) ? <NamedPlace {...props} /> : <NoZip />;
}
