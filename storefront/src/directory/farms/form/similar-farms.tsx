import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../../shared/sign-in/session';
import { useSettled } from '../../../ui/fields/use-settled';
import { Link } from '../../../ui/navigation/link';
import { ClaimButton } from '../claim/claim-button';
import { ClaimCard } from '../claim/claim-card';
import { similarFarmsQuery } from '../farm-queries';

/** How long typing pauses before it is asked for, in milliseconds. */
const PAUSE_MS = 500;
const SHORTEST_NAME = 3;

export interface SimilarFarmsProps {
  name: string;
  zipCode: string;
  session: Session;
  onClaimed: () => void;
}

/** Farms of much the same name and place, so that nobody registers what is there already. */
export function SimilarFarms({ name, zipCode, session, onClaimed }: SimilarFarmsProps) {
  const settledName = useSettled(name.trim(), PAUSE_MS);
  const zip = readZip(useSettled(zipCode, PAUSE_MS));
  const canAsk = settledName.length >= SHORTEST_NAME && zip !== null;
  const { data } = useQuery({ ...similarFarmsQuery(settledName, zip ?? ''), enabled: canAsk });
  const found = canAsk ? (data ?? []) : [];
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="flex flex-col gap-3 rounded-card border-2 border-sun bg-card p-4">
          <h2 className="text-lg">Is it one of these?</h2>
          <p className="text-sm text-soft">
            {found.length === 1 ? 'A farm' : 'Farms'} with a similar name {found.length === 1 ? 'is' : 'are'}{' '}
            already in the directory.{' '}
            {found.some(({ isClaimed }) => !isClaimed)
              ? 'If one is yours, claim it instead of registering again.'
              : 'If you register yours, our team may check it first.'}
          </p>
          <ul aria-label="Farms with similar names" className="flex flex-col gap-3">
            {found.slice(0, 3).map((farm) => (
              <li key={farm.id}>
                <ClaimCard
                  farm={farm}
                  action={
                    <ClaimButton
                      farm={farm}
                      session={session}
                      label="This is my farm"
                      onClaimed={onClaimed}
                    />
                  }
                />
              </li>
            ))}
          </ul>
          {found.slice(0, 3).some(({ isClaimed }) => isClaimed) && (
            <p className="text-sm text-soft">
              Did someone else claim your farm?{' '}
              <Link to={paths.contact} className="link hit">
                Write to us
              </Link>
              .
            </p>
          )}
        </div>
      )}
    </div>
  );
}
