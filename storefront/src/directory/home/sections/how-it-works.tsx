const STEPS = [
  {
    title: 'Find local produce',
    text: 'Search by zip code or category, and see what is grown and sold around you.',
  },
  {
    title: 'Connect with farmers',
    text: 'Email or call the farm. You deal directly with the people who grow your food.',
  },
  {
    title: 'Pick up or arrange delivery',
    text: 'Pick it up at the farm or market, or arrange delivery with the farmer.',
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="home-how" className="border-y border-line bg-sunk py-14 md:py-20">
      <div className="page">
        <h2 id="home-how" className="mb-8 text-2xl md:mb-10">
          How it works
        </h2>
        <ol className="grid grid-cols-1 gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 md:flex-col">
              <span
                aria-hidden
                className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf font-display text-xl font-[560] text-on-leaf"
              >
                {index + 1}
              </span>
              <div className="flex flex-col gap-1.5">
                <h3 className="text-lg">{title}</h3>
                <p className="max-w-sm text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
