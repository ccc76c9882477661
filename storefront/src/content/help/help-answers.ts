import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { HELP_PARTS, type HelpPart } from '../../shared/business/help-part';
import type { FaqQuestion, FaqSection } from '../faq/questions';

interface Part {
  title: string;
  questions: readonly FaqQuestion[];
}

const PARTS: Readonly<Record<HelpPart, Part>> = {
  today: {
    title: 'Today',
    questions: [
      {
        id: 'what-today-shows',
        question: 'What is on Today?',
        answer: `What you can do now: orders to confirm and pack, market days to answer, products that run low, reviews and corrections. If you're just starting, the steps to your first sale come first.

Everything that you set up once in a while, such as pickup sites and payouts, is in [More](${paths.deskMore}).`,
      },
    ],
  },
  orders: {
    title: 'Orders',
    questions: [
      {
        id: 'new-order',
        question: 'An order came in. What do I do?',
        answer: `Press “Confirm Order”. The customer gets an email. Once it's packed, press “Mark as packed”. When they have it, press “Mark as Picked Up”, or “Mark as Shipped” with the tracking number.

The buttons are on the order and in [Orders](${paths.vendorOrders}).`,
      },
      {
        id: 'know-of-orders',
        question: 'How do I know that an order came in?',
        answer: `Owners and managers get an email for each order. To hear of it on your phone right away, open [More](${paths.deskMore}) on that phone and press “Tell me here when an order comes in”.`,
      },
      {
        id: 'whole-day',
        question: 'How do I confirm or print a whole pickup day?',
        answer: `In [Orders](${paths.vendorOrders}), choose the day under “Pickup or delivery day”. Then press “Confirm all” or “Print all”. To check people off as they come, open the day in [Pickup days](${pickupPaths.pickupDays}). The list works without a connection, too.`,
      },
      {
        id: 'something-missing',
        question: 'I don’t have all of it. How do I give money back?',
        answer: `Before you hand it over, open the order and change how many there are. The customer gets the difference back.

After that, open the order and press “Refund”. Choose the items or an amount, and say why. It comes out of your balance.`,
      },
      {
        id: 'phone-order',
        question: 'A customer called. Can I enter the order?',
        answer: `Yes. In [Orders](${paths.vendorOrders}), press “Enter an order”. It takes stock and a pickup spot like any other, and the customer pays you.`,
      },
    ],
  },
  pickups: {
    title: 'Pickup, delivery and shares',
    questions: [
      {
        id: 'pickup-days',
        question: 'How do I set up pickup?',
        answer: `Add a place in [Pickup sites](${paths.vendorPickups}), then its weekdays and hours and until when people can order. We schedule pickup days eight weeks out.

To change only one day, open it in [Pickup days](${pickupPaths.pickupDays}). There you can stop taking orders, change the limit, move it or cancel it. You see whom that concerns first.`,
      },
      {
        id: 'delivery',
        question: 'How do I deliver?',
        answer: `Draw up a zone of ZIP codes with its days and fee in [Delivery zones](${paths.deliveryZones}).`,
      },
      {
        id: 'shares',
        question: 'How do I run a CSA?',
        answer: `In [Shares](${sharePaths.vendorShares}), plan the season, its sizes and prices, and the pickup days. Each week, say what is in the box and print the lists.`,
      },
    ],
  },
  products: {
    title: 'Products and stock',
    questions: [
      {
        id: 'add-product',
        question: 'How do I add a product?',
        answer: `In [Products](${paths.vendorProducts}), press “Add Product”. A photo, name, price, unit and how many you have are enough. “Copy” makes a new one from one that you have.`,
      },
      {
        id: 'change-stock',
        question: 'How do I change the stock?',
        answer: `With + and − beside the product in [Products](${paths.vendorProducts}). What is ordered is taken off right away, and what is canceled comes back.`,
      },
      {
        id: 'by-weight',
        question: 'How do I sell by weight?',
        answer: `In the product, choose “Sell it by weight”. Customers see about how much it costs and the most it can be. They pay for what it weighs, once you've weighed it.`,
      },
    ],
  },
  farm: {
    title: 'Your farm’s page',
    questions: [
      {
        id: 'farm-page',
        question: 'How do I change my hours, photos or text?',
        answer: `Open [Farm](${paths.ownFarm}) and edit the farm. Shoppers see the change right away.`,
      },
      {
        id: 'farm-pending',
        question: 'What does “Pending verification” mean?',
        answer: `Our team looks at every new farm, usually within 2-3 business days. You don't need to do anything. If we need something, we'll email you.`,
      },
      {
        id: 'farm-news',
        question: 'How do I tell people that something is in season?',
        answer: `Post it under news in [Farm](${paths.ownFarm}). Everyone who follows your farm hears of it.`,
      },
    ],
  },
  closed: {
    title: 'Days off',
    questions: [
      {
        id: 'close-for-days',
        question: 'How do I close for a few days?',
        answer: `Open [When we’re closed](${paths.closed()}) and choose the days. Before you save, you see which pickups, deliveries, boxes and markets they hit. For each with orders, you choose to move it, refund it or keep it. Customers get one email.`,
      },
    ],
  },
  money: {
    title: 'Getting paid',
    questions: [
      {
        id: 'when-paid',
        question: 'When do I get my money?',
        answer: `Set up payouts in [Get paid](${paths.getPaid}). What an order earns you is paid out once the customer has it. Until payouts are set up, it waits in your balance.`,
      },
      {
        id: 'what-you-receive',
        question: 'What does Farmgate keep?',
        answer: `A commission. Each order says what you receive, and [Get paid](${paths.getPaid}) has every sum.`,
      },
    ],
  },
  team: {
    title: 'Team and account',
    questions: [
      {
        id: 'invite-help',
        question: 'Can someone help me with orders?',
        answer: `Yes. Invite them by email in [Team](${paths.business}). Packers see what to pack and for whom, without prices. Managers run everything but payouts and the team. Bookkeepers only look.`,
      },
    ],
  },
  markets: {
    title: 'Market days',
    questions: [
      {
        id: 'are-you-coming',
        question: 'How do I say that I’m coming to a market?',
        answer: `Answer on Today or in [My market days](${paths.myMarketDays}). Shoppers then see you on the market's page and what you bring.`,
      },
      {
        id: 'run-a-market',
        question: 'I run a market. Where is who’s coming?',
        answer: `Open your market in [Your markets](${paths.myMarkets}). It opens on the next day with who's coming and their stalls. There you remind those who haven't answered, email everyone, print the sheet, and confirm, move or cancel the day.`,
      },
    ],
  },
};

export const HELP_SECTIONS: readonly FaqSection[] = HELP_PARTS.map((id) => ({ id, ...PARTS[id] }));
