import { CART_HINT_COOKIE } from '@farmgate/backend/contract/marketplace/cart-hint';
import { SESSION_DAYS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { NEAR_COOKIE, NEAR_DAYS } from '@farmgate/backend/contract/site/near-zip';
import {
  GUEST_CART_DAYS,
  KNOWN_DEVICE_DAYS,
  MAIL_DAYS,
  NOTICE_DAYS,
  PRODUCT_VIEW_DAYS,
  PUSH_DAYS,
  SEARCH_TALLY_DAYS,
  SEARCH_TERM_DAYS,
  TEXT_DAYS,
} from '@farmgate/backend/contract/site/retention';
import {
  DEVICE_COOKIE,
  SESSION_COOKIE,
  SESSION_HINT_COOKIE,
} from '@farmgate/backend/contract/site/session-hint';
import { Link } from '../../ui/navigation/link';
import type { LegalSection } from './legal-page';

const COOKIES = [
  [
    SESSION_COOKIE,
    'Keeps you logged in. No script can read it, and it is sent to our own server only.',
    `${SESSION_DAYS} days after you were last here, or until you log out`,
  ],
  [
    SESSION_HINT_COOKIE,
    'Says that this browser is logged in, and not who you are, so that pages need not ask.',
    'as long as the one above',
  ],
  [
    DEVICE_COOKIE,
    'Says that you have logged in with this browser before. So a stranger who types wrong passwords can’t keep you out.',
    `${KNOWN_DEVICE_DAYS} days after you last logged in`,
  ],
  [
    'farmgate.cart',
    'Names the cart of a visitor without an account. No script can read it.',
    `${GUEST_CART_DAYS} days after you last added something`,
  ],
  [
    CART_HINT_COOKIE,
    'Says that there is a cart, and not what is in it.',
    `${GUEST_CART_DAYS} days after you last added something`,
  ],
  [
    NEAR_COOKIE,
    'The ZIP code you gave, so that pages can say how far things are.',
    `${NEAR_DAYS} days after you last gave one, or until you remove it in the header`,
  ],
] as const;

const WHAT_WE_STORE = (
  <>
    <h3>When you look around</h3>
    <p>
      You can search, read and shop without an account. We count searches by day and ZIP code, and keep the
      words of those that found nothing, so that we know where farms are missing. Who searched is not kept.
      The counts are kept for {SEARCH_TALLY_DAYS} days, the words for {SEARCH_TERM_DAYS}. To count how often a
      product is looked at, the server makes a code of your network address, your browser’s name and the date,
      with a secret key. The code changes every day, so no one can be followed from one day to the next, and
      the address itself is not stored. These codes are kept for {PRODUCT_VIEW_DAYS} days. Views of listings
      are only counted, by day.
    </p>
    <p>
      After a failed login the server remembers the network address for a day, to slow down people who guess
      passwords.
    </p>
    <h3>When you have an account</h3>
    <p>
      Your username, your email address, your role, and what you add yourself: name, phone number, postal
      address. Your password is stored as an Argon2id hash, from which no one can read it, not even us. For
      each browser in which you are logged in we keep what kind of device it is and when it was last used; you
      can see and end these sessions on <Link to={paths.account}>your account page</Link>. What you save and
      your cart belong to the account, too.
    </p>
    <h3>When you sell or list a farm</h3>
    <p>
      What you enter about your farm, vendor profile, products and listings is there to be published, with the
      email address and phone number that you give for that purpose. From photos we remove hidden details such
      as the place where they were taken.
    </p>
    <h3>When you buy</h3>
    <p>
      Your order with its items and prices, your name, email address, phone number, shipping address and any
      note to the vendor. The vendors in your order see what they need for it: your name, how to reach you,
      and where it goes. They do not see what you bought from others.
    </p>
    <p>
      While an order isn’t paid or confirmed, and for a day after it has lapsed, we keep a code of your
      network address with it, so that no one can reserve everything.
    </p>
    <p>
      You can review a product that you bought. A review is shown with your first name and the first letter of
      your last name. When you report a review, we store your reason with your account, or with a code of your
      network address, so that no one counts twice.
    </p>
    <h3>When you write to us</h3>
    <p>
      Messages from the contact form, farm applications, and notes about mistakes in the directory are stored
      with the name and the address that you give, so that we can answer.
    </p>
  </>
);

const COOKIES_AND_STORAGE = (
  <>
    <p>We set six cookies, all of them our own. None follows you to other sites.</p>
    <div className="prose-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Cookie</th>
            <th scope="col">What it does</th>
            <th scope="col">How long it stays</th>
          </tr>
        </thead>
        <tbody>
          {COOKIES.map(([name, purpose, duration]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p>
      Your browser also keeps a few things for itself: whether you like the pages light or dark, the last ZIP
      codes that you searched, which products and listings it has opened today, and, until you close the tab,
      forms that you have begun to fill in. ZIP codes leave the device only as part of a search. You can clear
      all of it in your browser’s settings.
    </p>
    <p>
      If you press “Use my location,” your browser asks you first. Your location is used to find the nearest
      ZIP code, and is not stored.
    </p>
  </>
);

const OTHERS = (
  <>
    <p>
      <strong>Payments.</strong> Cards are handled by Stripe and PayPal on pages of their own. Our server
      never sees a card number. It learns whether a payment succeeded, and keeps the provider’s reference for
      it. Vendors who are paid out through Stripe have an account there. What these companies do with your
      data is in their own privacy policies.
    </p>
    <p>
      <strong>Places, pictures and maps.</strong> Where this site shows results of Google, our server asks for
      them, and Google does not learn for whom. Some pictures are loaded from the website that a farm named,
      and where an operator has set up a map service, maps come from there: such a server sees your network
      address, as any website does.
    </p>
    <p>
      <strong>Analytics.</strong> Some operators of this site load an analytics service. Where that is so, it
      learns which pages and buttons are used, by its own cookies. We send it no names, addresses or texts.
      Where none is configured, nothing of the kind is loaded.
    </p>
    <p>
      <strong>Email.</strong> Emails go out through our mail server: confirmations, news of an order, password
      links, answers. We send no advertising. A copy of each email is kept for {MAIL_DAYS} days, so that it
      can be sent again if it did not arrive. So that no one can fill your inbox, we also keep for a day, as a
      hash, which network or account caused an email to you. If you follow something here, we email you news
      of it until you unsubscribe. What we told you is kept for {NOTICE_DAYS} days.
    </p>
    <p>
      <strong>Texts.</strong> Farmers can text us what changed, from a number that they verify, or answer a
      daily email. Where an operator has set this up, texts go through Twilio and answered emails through
      Mailgun. We keep them for {TEXT_DAYS} days. We keep when you agreed to texts, and when you said STOP, as
      long as your account is there. We don’t share phone numbers, and we don’t use them for advertising.
    </p>
    <p>
      <strong>Notifications.</strong> Where you turn them on, your browser’s maker passes them to your device.
      We encrypt them, so only your browser can read them. We keep a copy for {PUSH_DAYS} days. You can turn
      them off on the device where you turned them on.
    </p>
    <p>We don’t sell personal data, and we don’t share it with anyone else unless the law requires it.</p>
  </>
);

const YOUR_DATA = (
  <>
    <p>
      On <Link to={paths.account}>your account page</Link> you can correct what we have about you, download
      all of it as a file, and delete your account. You don’t need to contact us.
    </p>
    <p>When you delete your account, we delete these right away:</p>
    <ul>
      <li>your profile, address and password, and every session;</li>
      <li>your farms and listings with their photos;</li>
      <li>your phone numbers for texts, and what you texted;</li>
      <li>your cart, what you saved, and the copies of emails to you;</li>
      <li>of a shop: its description, story, address, phone number, pictures and payment account.</li>
    </ul>
    <p>These stay:</p>
    <ul>
      <li>
        <strong>Orders</strong>, with names, addresses and amounts, for as long as tax and trade law asks for
        them. The email address, phone number and notes are removed from them once the order is over. A
        vendor’s name and town stay on the orders of its customers.
      </li>
      <li>
        <strong>Reviews</strong>, with a first name and an initial, as ratings rest on them.
      </li>
      <li>
        <strong>Messages, farm applications and notes about the directory.</strong> Anyone can write them
        without an account, and the email address in them isn’t verified. We can’t tell that they’re yours, so
        deleting an account leaves them alone. Please <Link to={paths.contact}>write to us</Link> if one
        should go.
      </li>
      <li>A place that came from a public directory stays listed, without what you added.</li>
    </ul>
    <p>
      Bought something as a guest? The order is kept in the same way. It joins your account once you confirm
      the email address that you ordered with. No account? Write to us with the order’s number and we’ll
      remove what need not stay.
    </p>
  </>
);

/** What the privacy policy says, part by part. */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  { id: 'what-we-store', title: 'What we store', body: WHAT_WE_STORE },
  { id: 'cookies', title: 'Cookies and your browser’s memory', body: COOKIES_AND_STORAGE },
  { id: 'others', title: 'Who else is involved', body: OTHERS },
  { id: 'your-data', title: 'Seeing, taking and erasing your data', body: YOUR_DATA },
  {
    id: 'directory',
    title: 'Farms and markets in the directory',
    body: (
      <p>
        Many places are listed from public directories, first of all those of the USDA’s Agricultural
        Marketing Service. We show a place’s name, address, public phone number and website, and leave out the
        contact persons that these files name. Is something wrong, or should your farm not be listed? Use
        “Suggest a correction” beside the place, claim the farm, or{' '}
        <Link to={paths.contact}>write to us</Link>.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        Passwords and the codes in links and cookies are stored as hashes. The server’s logs hold no texts
        that people entered, no cookies and no passwords. Only the people who run this site can reach its
        database, and what they do in the back office is recorded.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Farmgate is made for adults, and we do not knowingly keep data about children under 13. If you think
        that we do, please <Link to={paths.contact}>tell us</Link>.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        When this policy changes, the date at its top changes with it. Questions go to us by the{' '}
        <Link to={paths.contact}>contact form</Link>; what you agree to when you buy or sell is in the{' '}
        <Link to={paths.terms}>terms of service</Link>.
      </p>
    ),
  },
];
