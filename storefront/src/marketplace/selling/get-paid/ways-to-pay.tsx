import { Banknote, CreditCard, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3.5">
      <span aria-hidden className="mt-1 shrink-0 text-leaf">
        {icon}
      </span>
      <div>
        <h3 className="font-sans font-semibold">{title}</h3>
        <p className="text-soft">{children}</p>
      </div>
    </li>
  );
}

/** What happens with the money, by how it was paid. */
export function WaysToPay() {
  return (
    <section aria-labelledby="ways" className="flex flex-col gap-4">
      <h2 id="ways" className="text-xl">
        How you’re paid
      </h2>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Way icon={<CreditCard size={22} />} title="Cards">
          Farmgate keeps its commission and sends you the rest through Stripe when the order is delivered.
        </Way>
        <Way icon={<Banknote size={22} />} title="Cash at pickup">
          Customers pay you directly, so there’s nothing to send. The commission comes out of your next card
          orders.
        </Way>
        <Way icon={<Wallet size={22} />} title="PayPal">
          The money reaches Farmgate, but we can’t send it to Stripe. It stays in your balance until you
          contact us to be paid another way.
        </Way>
        <Way icon={<Undo2 size={22} />} title="Refunds and disputes">
          They come out of your balance, and you get the commission back. If you were already paid, your next
          card orders cover it. After two weeks, we take back what’s left from your Stripe account.
        </Way>
      </ul>
    </section>
  );
}
