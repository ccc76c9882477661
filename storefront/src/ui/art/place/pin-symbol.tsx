/** The drawing of a pin on a map; once in a page, among its symbols. */
export function PinSymbol() {
  return (
    <symbol id="map-pin" viewBox="0 0 24 32">
      <ellipse className="art-pin-shade" cx="13.5" cy="29.5" rx="6" ry="2" />
      <path
        className="art-pin-drop"
        d="M12 30C8.6 23.6 2.5 18.4 2.5 11.6 2.5 6.2 6.6 2 12 2s9.5 4.3 9.5 9.700C21.5 18.5 15.3 23.7 12 30z"
      />
      <circle className="art-pin-eye" cx="12" cy="11.5" r="3.7" />
    </symbol>
  );
}
