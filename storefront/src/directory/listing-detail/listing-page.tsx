import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { listingQuery } from '../queries';

export function ListingPage() {
  const { id = '' } = useParams();
  const listing = useQuery(listingQuery(id));
  return <h1>{listing.data?.productName ?? listing.error?.message}</h1>;
}
