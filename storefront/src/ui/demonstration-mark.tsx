/** Says on a picture that nobody sells this: the record was made up to show what the product does. */
export function DemonstrationMark() {
  return (
    <span className="thumbnail-mark">
      Demo<span>nstration</span>
    </span>
  );
}
