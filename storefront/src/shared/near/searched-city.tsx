import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { Link } from '../../ui/navigation/link';
import { citiesQuery, searchedZip } from './named-city';
import { isPlaceName } from './zip-form-rules';

/** More are a list, and no question. */
const MOST = 5;

/**
 * Above what a search found: the cities that its text may mean as well. Where it means one city and no food,
 * what is near that is shown instead.
 */
export function SearchedCity({ search, to }: { search: string; to: (zipCode: string) => string }) {
  const { data } = useQuery({ ...citiesQuery(search), enabled: isPlaceName(search) });
  if (!isPlaceName(search) || !data || data.cities.length === 0) return null;
  const zipCode = searchedZip(data);
  if (zipCode !== undefined) return <Navigate to={to(zipCode)} replace />;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 text-sm">
      Looking for a city?
      {data.cities.slice(0, MOST).map((city) => (
        <Link
          key={city.zipCode}
          to={to(city.zipCode)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {city.name}, {city.state}
        </Link>
      ))}
    </p>
  );
}
