import { Pencil } from 'lucide-react';
import { formatPhone } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { usePreview } from '../../../ui/pictures/use-preview';
import { type VendorValues, practiceLabel } from './vendor-form-values';

/** What a new vendor says of itself, as the farm said it already. */
export function FarmSummary({ values, onChange }: { values: VendorValues; onChange: () => void }) {
  const { businessName, description, address, city, state, zipCode, phone, website, picture } = values;
  const preview = usePreview(picture.file);
  const facts = [
    `${address}, ${city}, ${state} ${zipCode}`,
    formatPhone(phone),
    website,
    [practiceLabel(values.farmingPractice), ...values.certifications].join(', '),
  ];
  return (
    <section aria-labelledby="your-shop" className="flex flex-col gap-4 rounded-card bg-sunk p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="your-shop" className="text-lg wrap-anywhere">
            {businessName}
          </h2>
          <p className="mt-1 text-sm text-soft">From your farm’s page. Your shop starts with the same.</p>
        </div>
        <Button
          look="secondary"
          size="sm"
          icon={<Pencil aria-hidden size={16} />}
          aria-label={`Change what we know about ${businessName}`}
          onClick={onChange}
        >
          Change
        </Button>
      </div>
      {preview && (
        <img src={preview} alt="" className="aspect-4/3 w-full max-w-64 rounded-control object-cover" />
      )}
      <p className="line-clamp-3 text-sm whitespace-pre-line wrap-anywhere">{description}</p>
      <ul className="flex flex-col gap-1 text-sm text-soft">
        {facts.filter(Boolean).map((fact) => (
          <li key={fact} className="wrap-anywhere">
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}
