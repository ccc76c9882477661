import { fieldStatusText, PICKING_STATES } from '@farmgate/backend/contract/directory/field-states';
import type { FieldStatusNear } from '@farmgate/backend/contract/directory/field-status';
import { useQuery } from '@tanstack/react-query';
import { formatMiles } from '../../lib/format/format';
import { fieldsNearQuery, useFieldsHolding } from '../../shared/field-status/field-now';
import { Badge } from '../../ui/badge';
import { Link } from '../../ui/navigation/link';

/** So many a city's page names. */
const SHOWN = 3;

function Field({ field }: { field: FieldStatusNear }) {
  const { statuses } = field;
  return (
    <li className="market-row">
      <div>
        <span>
          <Link to={field.path} className="link">
            {field.name}
          </Link>
        </span>
        <span>{formatMiles(field.distanceMiles)}</span>
      </div>
      <p className="badges">
        {statuses.map(({ id, crop, state }) => (
          <Badge key={id} tone={PICKING_STATES.includes(state) ? 'leaf' : 'clay'}>
            {fieldStatusText(crop, state)}
          </Badge>
        ))}
      </p>
      {statuses[0]?.note && <p className="text-sm wrap-anywhere">{statuses[0].note}</p>}
    </li>
  );
}

/** What farms and markets near a city say right now; nothing where none says anything. */
export function FieldsNear({ city, zipCode }: { city: string; zipCode: string }) {
  const { data } = useQuery(fieldsNearQuery(zipCode));
  const fields = useFieldsHolding(data?.items);
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="fields" className="flex flex-col gap-4">
      <h2 id="fields" className="text-xl">
        Right now near {city}
      </h2>
      <ul aria-labelledby="fields" className="location-part px-4">
        {fields.slice(0, SHOWN).map((field) => (
          <Field key={field.subject} field={field} />
        ))}
      </ul>
    </section>
  );
}
