/** The colors that the map draws with, as #rrggbb. */
export interface MapPalette {
  paper: string;
  card: string;
  sunk: string;
  line: string;
  edge: string;
  ink: string;
  soft: string;
  leaf: string;
  moss: string;
  water: string;
}

/** The light theme, for a page that does not define the design system's colors. */
const FALLBACK: MapPalette = {
  paper: '#fbf8f1',
  card: '#ffffff',
  sunk: '#f3eee2',
  line: '#e2dac8',
  edge: '#7f8876',
  ink: '#1f2a1c',
  soft: '#566152',
  leaf: '#2c6a37',
  moss: '#e4edd9',
  water: '#c3dbe4',
};

/**
 * Reads the design system's colors (`--leaf` …), which follow the theme, since MapLibre cannot use variables.
 * @param read gives a custom property's value, or an empty text
 */
export function readPalette(read: (property: string) => string): MapPalette {
  const color = (name: keyof MapPalette) => toHex(read(`--${name}`)) ?? FALLBACK[name];
  return {
    paper: color('paper'),
    card: color('card'),
    sunk: color('sunk'),
    line: color('line'),
    edge: color('edge'),
    ink: color('ink'),
    soft: color('soft'),
    leaf: color('leaf'),
    moss: color('moss'),
    water: color('water'),
  };
}

function toHex(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`;
  return null;
}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Whether a color is a dark ground, on which light text is read. */
export function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

/**
 * A color between two.
 * @param share how much of the second, from 0 to 1
 */
export function mix(one: string, other: string, share: number): string {
  const second = channels(other);
  const mixed = channels(one).map((channel, index) =>
    Math.round(channel + ((second[index] ?? channel) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
