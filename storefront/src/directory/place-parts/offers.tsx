import { FEATURE_LABELS, type Feature } from '@farmgate/backend/contract/directory/place-kinds';
import { Badge } from '../../ui/badge';

interface WordsProps {
  id: string;
  heading: string;
  words: readonly string[];
  tone: 'leaf' | 'outline' | 'plain';
}

function Words({ id, heading, words, tone }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="flex max-w-full">
            <Badge tone={tone}>{word}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface OffersProps {
  products: readonly string[];
  activities: readonly string[];
  features: readonly Feature[];
}

/** What it grows or sells, what one can do there, and what it offers besides. */
export function Offers({ products, activities, features }: OffersProps) {
  const offered = features.map((feature) => FEATURE_LABELS[feature]);
  return (
    <>
      <Words id="products" heading="Products" words={products} tone="leaf" />
      <Words id="activities" heading="Activities" words={activities} tone="outline" />
      <Words id="features" heading="Good to know" words={offered} tone="plain" />
    </>
  );
}
