import { Badge } from './badge';

/** Says on a picture that nobody sells this: the record was made up to show what the product does. */
export function DemonstrationMark() {
  return (
    <span className="thumbnail-mark">
      <Badge tone="plain">
        <span>
          Demo<span className="max-sm:sr-only @max-3xs:sr-only">nstration</span>
        </span>
      </Badge>
    </span>
  );
}
