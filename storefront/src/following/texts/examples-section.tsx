const EXAMPLES: readonly (readonly [english: string, spanish: string, what: string])[] = [
  ['STRAWBERRIES PICKED OUT', 'YA NO HAY FRESAS', 'Shown on your page until the end of the day.'],
  ['PEACHES GOOD', 'HAY DURAZNOS', 'Or LIMITED, or OPEN TIL 3.'],
  [
    'SAT NO',
    'SÁBADO NO',
    'You’re not at your market on Saturday. If you run the market, this cancels its day.',
  ],
  ['SAT YES', 'SÁBADO SÍ', 'You’re at your market on Saturday.'],
  ['EGGS 12 $6', 'HUEVOS 12 $6', 'Stock and price of a product. Either one is enough.'],
  ['CLOSED TODAY', 'CERRADO HOY', 'Or tomorrow, or any day of the week.'],
  ['OPEN TIL 3', 'ABIERTO HASTA LAS 3', 'Your hours today, or those of a market that you run.'],
  ['NO', 'NO', 'Undoes the last one, within 10 minutes.'],
];

/** What can be texted, in both languages. */
export function ExamplesSection() {
  return (
    <section aria-labelledby="examples" className="flex flex-col gap-4">
      <h2 id="examples" className="text-xl">
        What you can write
      </h2>
      <p className="max-w-measure text-soft">
        One line for each, in English or Spanish. We answer with what we understood. If we’re not sure, we
        change nothing.
      </p>
      <dl className="grid max-w-3xl gap-x-8 gap-y-4 sm:grid-cols-2">
        {EXAMPLES.map(([english, spanish, what]) => (
          <div key={english} className="border-l-2 border-leaf pl-3">
            <dt className="font-semibold">
              {english}
              {spanish !== english && (
                <span lang="es" className="block text-sm font-normal text-soft">
                  {spanish}
                </span>
              )}
            </dt>
            <dd className="mt-0.5 text-sm">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
