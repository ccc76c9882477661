import {
  DEFAULT_COMMISSION_RATE,
  DISPATCH_TERMS,
  FREE_SHIPPING_ABOVE_CENTS,
  HOLD_MINUTES,
  LOCAL_DELIVERY_CENTS,
  LOCAL_DELIVERY_MILES,
  NATIONWIDE_SHIPPING_CENTS,
  RETURN_TERMS,
  TAX_BASIS_POINTS,
} from '@farmgate/backend/contract/marketplace/checkout';
import { LISTING_ASK_DAYS, LISTING_HIDE_DAYS } from '@farmgate/backend/contract/shared/limits';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { usePublicConfig } from '../../lib/page/public-config';
import { Link } from '../../ui/navigation/link';
import type { LegalSection } from './legal-page';

/** Whole dollars without cents: "$15". */
const price = (cents: number) => dollars(cents).replace(/\.00$/, '');
const TAX = `${TAX_BASIS_POINTS / 100}%`;
const COMMISSION = `${Number(DEFAULT_COMMISSION_RATE) * 100}%`;

const SHIPPING = [
  ['Pickup', 'Free', 'At the place that the vendor names.'],
  ['Local delivery', price(LOCAL_DELIVERY_CENTS), `Within ${LOCAL_DELIVERY_MILES} miles of the vendor.`],
  [
    'Nationwide shipping',
    price(NATIONWIDE_SHIPPING_CENTS),
    `Where orders can be sent to. Free above a subtotal of ${price(FREE_SHIPPING_ABOVE_CENTS)}.`,
  ],
] as const;

/** Staff choose how orders are taxed while the site runs. */
function Tax() {
  const { taxMode } = usePublicConfig();
  if (taxMode === 'flat') return <>Tax is {TAX} of the subtotal.</>;
  return (
    <>
      Tax depends on the product and on the state that the order is sent to or picked up in. The checkout
      shows it once you choose how you get your order.
    </>
  );
}

/** Staff open and close states while the site runs. */
function SentTo() {
  const { checkoutStateNames } = usePublicConfig();
  return <>At present, orders can be sent to {checkoutStateNames}.</>;
}

const ACCOUNTS = (
  <>
    <p>
      Most of Farmgate can be used without an account. For one, give an email address that is yours, keep your
      password to yourself, and tell us if someone else may know it. You’re responsible for everything done
      with your account. You may <Link to={paths.account}>delete it</Link> at any time; a vendor first has to
      finish its open orders.
    </p>
    <p>
      We may close an account that breaks these terms, harms others, or impersonates someone. We say why,
      unless the law forbids it.
    </p>
  </>
);

const DIRECTORY = (
  <>
    <p>
      Places in the directory come from public data, first of all the Local Food Directories of the USDA’s
      Agricultural Marketing Service, from farmers who register here, and, where an operator has set it up,
      from Google. Each card says where its data is from and when it was last confirmed.
    </p>
    <p>
      Markets move, seasons end early, and directories grow old. We can’t promise that a place is open when
      you get there. For a long drive, call first. If something is wrong, use “Suggest a correction.” We
      review each one.
    </p>
    <p>
      If a farm in the directory is yours, you can <Link to={paths.claimFarm()}>claim it</Link>. Claim only
      what you may speak for. We check claims, and release those that are not right.
    </p>
  </>
);

const LISTINGS = (
  <>
    <p>
      Posting a listing is free. What a farmer lists is an offer to get in touch: the sale itself is between
      the farmer and the buyer. Farmgate isn’t a party to it and takes nothing from it.
    </p>
    <ul>
      <li>List only what you grow, raise or make yourself, or are allowed to sell.</li>
      <li>
        Say what is true. “Organic” means certified, or within the exemption for small farms, under the
        National Organic Program. A price is the price that you ask for.
      </li>
      <li>Follow the food safety, labeling, weights and licensing rules that apply where you sell.</li>
      <li>Use only photos and text that you have the right to use.</li>
      <li>Take a listing down, or mark it unavailable, when you have sold out.</li>
    </ul>
    <p>
      After {LISTING_ASK_DAYS} days we ask by email whether a listing is still current. After{' '}
      {LISTING_HIDE_DAYS} days without an answer it is hidden until you renew it. Listings that mislead, offer
      what may not be sold, or have nothing to do with farming are removed.
    </p>
  </>
);

const BUYING = (
  <>
    <p>
      In the marketplace, vendors sell and you buy from them. Each vendor sets the price of its products and
      is responsible for their quality, safety and labels. Farmgate runs the marketplace: it shows the
      products, takes the payment for the vendors and passes it on. An order from several vendors is one order
      for you, and a separate order for each of them.
    </p>
    <p>
      You have bought when we confirm the order. Stock is taken at that moment, and held for up to{' '}
      {HOLD_MINUTES} minutes while a card payment is under way. If a price or the stock has changed since you
      filled the cart, we say so before you pay. A vendor who can’t deliver cancels, and you get a refund.
    </p>
    <h3>Prices, tax and shipping</h3>
    <p>
      Prices are in US dollars. <Tax /> The total is the subtotal, shipping and tax, as the checkout shows it
      before you order.
    </p>
    <div className="prose-table">
      <table>
        <thead>
          <tr>
            <th scope="col">How it reaches you</th>
            <th scope="col">Price</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {SHIPPING.map(([method, cost, where]) => (
            <tr key={method}>
              <td>{method}</td>
              <td>{cost}</td>
              <td>{where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p>
      Each product’s page says how you can get it. At checkout, you choose how you get each vendor’s items.{' '}
      {DISPATCH_TERMS} <SentTo /> A vendor may ship to fewer states.
    </p>
    <h3>Payment</h3>
    <p>
      You pay by card through Stripe, by PayPal, or in cash where you pick up. Where this site runs in test
      payments, a banner says so, and no card is charged.
    </p>
    <p>
      Some products are sold by weight. Their pages and the checkout say about what they cost, and at most. By
      card or PayPal, you authorize the most when you order. You’re charged once the farm has weighed your
      items, and never more than that unless you say yes. If that payment is declined, you have 7 days to pay
      on the order’s page. After that, we cancel what you don’t have yet. In cash, you pay the final price at
      pickup.
    </p>
  </>
);

const RETURNS = (
  <>
    <p>{RETURN_TERMS}</p>
    <p>
      Fresh food can’t be returned and sold again, so please check it when it arrives, and send the vendor a
      photo of what’s wrong. If the two of you can’t agree, <Link to={paths.contact}>write to us</Link> with
      the order’s number. Refunds go to your original payment method. Your legal rights stay as they are.
    </p>
    <p>
      Changed your mind? Until a vendor confirms, or until orders for your pickup day close, you can cancel
      its items on the order’s page, and you get your money back. After that, write to the vendor. Until its
      share of the order is on its way, the vendor can cancel it, and you get your money back.
    </p>
  </>
);

const VENDORS = (
  <>
    <p>
      A shop opens after we have looked at it. Farmgate keeps a commission of {COMMISSION} of what you sell,
      unless we agreed on another rate; your dashboard shows your rate, and the rate at the time of a sale is
      the one that counts for it.
    </p>
    <ul>
      <li>Keep your stock and prices accurate, and confirm or cancel orders promptly.</li>
      <li>
        Send what was ordered, packed so that it arrives fit to eat, with the label that the law asks for.
      </li>
      <li>Use what you learn about buyers for their orders only.</li>
      <li>Answer buyers, and make good what went wrong on your side.</li>
    </ul>
    <p>
      You’re paid once your items in an order are delivered: through Stripe where you have connected an
      account, and otherwise as we agree. Refunds come out of your balance. Taxes on your income are yours to
      pay.
    </p>
  </>
);

/** What the terms of service say, part by part. */
export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'what-farmgate-is',
    title: 'What Farmgate is',
    body: (
      <p>
        A directory of farms and farmers markets in the United States, a board where farmers post what they
        have, a marketplace in which vendors sell, and articles. By using Farmgate, you agree to these terms.
        If you use it for a farm or a company, you agree for that, too.
      </p>
    ),
  },
  { id: 'accounts', title: 'Accounts', body: ACCOUNTS },
  { id: 'directory', title: 'The directory', body: DIRECTORY },
  { id: 'listings', title: 'Listings', body: LISTINGS },
  { id: 'buying', title: 'Buying in the marketplace', body: BUYING },
  { id: 'returns', title: 'Cancellations and returns', body: RETURNS },
  { id: 'vendors', title: 'Selling in the marketplace', body: VENDORS },
  {
    id: 'reviews',
    title: 'Reviews',
    body: (
      <p>
        Only people who bought a product here can review it. Write about what you bought. Vendors may not
        review their own products, pay for praise, or ask for a review to be withdrawn in exchange for a
        refund. We take down insults, advertising, and what gives away other people’s private matters; we do
        not take down a review because it is a bad one.
      </p>
    ),
  },
  {
    id: 'your-texts',
    title: 'Content you post',
    body: (
      <p>
        Your texts and photos stay yours. You allow us to show them on Farmgate, in its feeds and in previews
        of links to it, for as long as they are here. Do not try to break in, scrape the site, send
        advertising to the people you find here, or put anything here that is against the law.
      </p>
    ),
  },
  {
    id: 'articles',
    title: 'Articles and advice',
    body: (
      <p>
        The <Link to={paths.blog}>blog</Link> and the guides are written with care and name their sources.
        They do not replace the advice of your extension office, a doctor, or the label of a product. For
        preserving food follow tested recipes.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Our liability',
    body: (
      <p>
        We run Farmgate as well as we can, and it may still be down, slow or wrong at times. We answer for
        what we do on purpose or with gross negligence, and wherever the law does not let us limit it.
        Otherwise our liability for an order ends at what you paid for it, and we do not answer for what
        vendors, farms and markets do. Vendors are responsible for their products.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        When these terms change, the date at their top changes with them; orders that are already placed keep
        the terms that held then. If one part of them should not hold, the others still do. What we store
        about you is in the <Link to={paths.privacy}>privacy policy</Link>. Questions?{' '}
        <Link to={paths.contact}>Write to us</Link>.
      </p>
    ),
  },
];
