/**
 * A question and its answer; both stay where they are linked from, so an id is never given to another
 * question.
 */
export interface FaqQuestion {
  /** The answer's place on the page, `/faq#id`; unique among questions and sections. */
  id: string;
  question: string;
  /** Plain text; a blank line parts paragraphs, and "[text](/path)" is a link to a page of ours. */
  answer: string;
}

export interface FaqSection {
  id: string;
  title: string;
  questions: readonly FaqQuestion[];
}

export const FAQ_SECTIONS: readonly FaqSection[] = [
  {
    id: 'finding-local-farms',
    title: 'Finding local farms',
    questions: [
      {
        id: 'find-farms-near-me',
        question: 'How do I find farms near me?',
        answer: `Type your five-digit ZIP code into the search box on the [home page](/) and choose Find Farms or Find Markets. Results start with the nearest and go out 25 miles. You can narrow that to 5 miles or widen it to 100. If you are after one food, open [Browse](/browse), pick a category such as [vegetables](/browse?category=vegetables) or type a word, and add your ZIP code. You then see what farmers have posted for sale next to the farms of the area. The [in-season calendar](/in-season) tells you what is worth looking for this month.`,
      },
      {
        id: 'before-i-visit',
        question: 'What should I check before I drive out to a farm?',
        answer: `Call, or look for something that the farm itself posted that morning. Hours change with the weather and the harvest, and a field that was full on Friday can be picked out by Saturday noon.

Ask whether the farm takes visitors at all, since many sell at markets only. Ask what there is today, how you can pay, whether dogs are allowed, and where to park. Bring small bills and bags, and a cooler with ice if you are buying eggs, meat, milk or berries. Our list of [questions to ask a farmer](/blog/questions-to-ask-a-farmer) is short enough to read in the car before you set off.`,
      },
      {
        id: 'wrong-farm-details',
        question: 'A farm or market has moved, closed or changed its hours. Can you correct it?',
        answer: `Yes, please tell us. Open the farm or market and choose "Suggest a correction," or [write to us](/contact) with its name, its town and what is different now. A person reads every note and checks it before anything changes.

If the farm is yours, you can keep its page up to date yourself. Register as a farmer, open the page and claim it. We look at each claim, and a farm that we have checked is marked as verified. Much of our information comes from public directories, which often lag behind the farms themselves, so your correction helps everyone who searches after you.`,
      },
      {
        id: 'verified-and-organic-marks',
        question: 'Does Farmgate inspect the farms it lists?',
        answer: `No. We list farms and markets so that you can find them. We do not visit them, and a listing is not a recommendation. Verified means that we have checked who keeps the page, not how the farm grows its food.

The organic mark shows that a farm or a directory says it is certified. To be sure, ask for the name of the certifier and look the farm up in USDA's Organic Integrity Database; our [organic food guide](/guides/organic-food) shows how in five steps. For food that is sold to you directly, state and local authorities make the rules, and a vendor should be able to tell you which license or exemption applies.`,
      },
    ],
  },
  {
    id: 'csa-questions',
    title: 'CSA programs',
    questions: [
      {
        id: 'what-is-a-csa',
        question: 'What is a CSA?',
        answer: `CSA stands for community supported agriculture. You buy a share of a farm's season, usually ahead of time, and collect your part every week or every other week while the crops come in. Most shares are vegetables; there are also shares of fruit, eggs, flowers, bread and meat.

The farm knows in spring how much to grow and has money when it needs it most. You get food that was harvested a day or so before, at a price that is settled for the season. You also accept some of the risk: after hail or drought the box is smaller. The [CSA guide](/guides/csa-programs) explains the kinds of shares and the terms.`,
      },
      {
        id: 'csa-cost-and-size',
        question: 'How much does a share cost, and which size do I need?',
        answer: `Many vegetable shares come to between $20 and $45 a week and run for 16 to 26 weeks. Divide the total by the number of pickups before you compare two farms, because seasons differ in length.

A full share usually suits three to five people who cook on most nights. One or two people are better off with a half share, a share every other week, or a farm card that you spend as you like. If you are in doubt, take the smaller one this year. Many farms let you pay in several payments, or offer a discount for paying early, or a lower price in exchange for work. [Choosing a CSA share](/blog/choosing-a-csa-share) has a table to fill in.`,
      },
      {
        id: 'when-to-join-a-csa',
        question: 'When should I sign up?',
        answer: `In most of the country farms sell summer shares from January to April, and the ones with long waiting lists fill first. Boxes start in May or June and end in October or November. In Florida, along the Gulf and in the low deserts it is the other way around: shares run from fall to late spring, and sign-up is in August and September.

If you are late, ask anyway. People move in summer, and farms sell the rest of a season at a lower price. Fall and winter shares, with roots, squash and hardy greens, go on sale in August and September. Look for [CSA shares](/csa) with your ZIP code to see who is near.`,
      },
      {
        id: 'missed-or-too-much-csa',
        question: 'What if I am away, or the box is too much for me?',
        answer: `Look for the vacation rule before you join. Some farms let you move a week or double up later; others give an unclaimed box to a food pantry and do not refund it. Almost all let a friend pick up for you, as long as you tell them early enough.

If there is simply too much, cook the leafy things in the first three days, keep roots and cabbage for the second half of the week, and freeze what you will not reach: most vegetables want a short boil and a cold bath first. [Using up a CSA box](/blog/using-up-a-csa-box) has a plan for it. Next season, go down a size or split with a neighbor.`,
      },
    ],
  },
  {
    id: 'eggs-and-organic-vegetables',
    title: 'Farm fresh eggs and organic vegetables',
    questions: [
      {
        id: 'refrigerate-farm-eggs',
        question: 'Do farm eggs have to be refrigerated?',
        answer: `Yes, that is the safe practice for any egg you bring home in the United States. Keep eggs at 40°F or below, in their carton, and use them within three to five weeks. Once an egg has been cold, do not leave it out for more than two hours, since moisture forms on the shell and helps bacteria in.

Unwashed eggs from a farm still have a natural coating, but it is no protection against Salmonella that was inside from the start. Throw out cracked eggs, and cook eggs until white and yolk are firm, above all for young children, older people and pregnant women. More is in [storing and washing eggs](/blog/storing-and-washing-eggs).`,
      },
      {
        id: 'egg-carton-words',
        question: 'What is the difference between cage-free, free-range and pasture-raised?',
        answer: `Cage-free hens move about in a building and need not go outdoors. Free-range hens have access to the outdoors while they lay, but the label does not say how much space there is or how many use it. Pasture-raised has no federal definition for eggs; with a seal such as Certified Humane it means at least 108 square feet of pasture for each hen.

Organic is about feed, medicine and outdoor access, and is inspected every year. Shell color tells you the breed of the hen and nothing else. On a small farm you can simply ask where the hens were this morning. See the [guide to farm fresh eggs](/guides/farm-fresh-eggs), or look for [eggs near you](/browse?category=eggs).`,
      },
      {
        id: 'is-it-really-organic',
        question: 'How can I tell whether vegetables are really organic?',
        answer: `Ask who certifies the farm. A grower who sells more than $5,000 of organic food a year must be certified by an organization that USDA accredits, and will gladly show the certificate. You can look the farm up in the Organic Integrity Database while you stand there. Growers below that amount may say "organic" if they follow the rules, but may not use the seal or the word "certified."

Phrases such as "no spray," "natural" or "chemical-free" are promises by the vendor that no one inspects. They may be true; ask about the one crop you want to buy. [What certified organic means](/blog/what-certified-organic-means) goes through the rules.`,
      },
      {
        id: 'washing-vegetables',
        question: 'How should I wash and keep vegetables from a farm?',
        answer: `Rinse vegetables and fruit under cool running water just before you use them, organic ones too, and rub firm ones with a clean brush. Do not use soap, bleach or detergent. Wash melons before cutting, because the knife carries what is on the rind into the flesh.

Keep greens, broccoli, beans and herbs other than basil in the refrigerator. Leave tomatoes, basil, potatoes, onions, garlic and winter squash out of it, and keep potatoes and onions apart. Cut the tops off carrots and beets at once. Cut or cooked vegetables belong in the refrigerator within two hours. [Cooking from the market](/blog/cooking-from-the-market) shows what to eat first.`,
      },
    ],
  },
  {
    id: 'markets-and-stands',
    title: 'Farmers markets and farm stands',
    questions: [
      {
        id: 'best-time-for-the-market',
        question: 'When is the best time to go to a farmers market?',
        answer: `Go in the first hour for the best choice: berries, mushrooms, eggs and sweet corn sell out first, and delicate greens are still cool. Go in the last hour for lower prices on things that farmers do not want to take home, such as tomatoes, cucumbers, squash and bunched greens. In hot weather, early is better for everything.

Walk the whole row once before you buy. Most outdoor markets in the North run from May to October, and many have a smaller winter market indoors; in Florida and the deserts the cool months are the main season. Find days and hours under [farmers markets](/farmers-markets), and read [how to shop a farmers market](/blog/how-to-shop-a-farmers-market).`,
      },
      {
        id: 'snap-and-wic-at-markets',
        question: 'Can I pay with SNAP, WIC or a card?',
        answer: `At many markets, yes. For SNAP, go to the information booth with your EBT card, say how much you want to spend, and receive tokens that any vendor of eligible food takes. Ask for the matching program: in many places each SNAP dollar brings a second one for fruits and vegetables.

WIC and senior coupons mostly cover produce, and only from vendors approved in that state. Credit cards are common at larger markets, less so at stands, so carry some small bills. Our market search has filters for [markets that take SNAP](/farmers-markets?features=snap), and the [guide to SNAP](/guides/snap-at-farmers-markets) explains each step.`,
      },
      {
        id: 'is-it-grown-here',
        question: 'How do I know that the food was grown nearby?',
        answer: `Ask the seller, "What of this did you grow?" Some markets are for producers only, and check it; others allow resale. The manager at the booth can tell you the rule. At roadside stands, resale is common and legal.

Then use the calendar. Peaches in Ohio in May were not grown there. Stickers on fruit and boxes from other states are further signs. Our [in-season page](/in-season) lists what each state is likely to be harvesting in each month, though tunnels and greenhouses bring some crops early. Nothing is wrong with a stand that sells resold peaches, so long as it says so. [Buying from a farm stand](/blog/buying-from-a-farm-stand) has more.`,
      },
      {
        id: 'haggling-and-seconds',
        question: 'Is it OK to bargain?',
        answer: `For small amounts, no. The price on the card covers seed, labor, fuel and the stall, and there is little room in it. There are better ways to pay less.

Ask for seconds, which are marked or misshapen fruit at a much lower price and just as good for sauce and jam. Ask for the price of a half-bushel or a case when a crop is at its peak. Come near closing time, and buy what there is too much of. Being a regular helps more than bargaining does: farmers remember who comes in the rain. For amounts worth preserving, call ahead, and follow [safe instructions](/blog/preserving-the-harvest-safely).`,
      },
    ],
  },
  {
    id: 'supporting-local-agriculture',
    title: 'Supporting local agriculture',
    questions: [
      {
        id: 'does-buying-local-help',
        question: 'What difference does it make if I buy from a farm nearby?',
        answer: `When you buy from a farmer directly, the farmer sets the price and keeps most of what you pay, less the cost of selling. In a store, most of the food dollar goes to processing, transport and retail. Direct sales are what make many small and beginning farms possible.

You get food that is picked riper, varieties that would not survive shipping, and someone to ask. It is not true of every product that local means less energy; how a thing is grown and kept matters as much as how far it came. What you can see for yourself is the land that stays in farming. Read more on food systems in the [blog](/blog?category=local-food-systems).`,
      },
      {
        id: 'help-besides-buying',
        question: 'How can I help farms besides shopping there?',
        answer: `Tell people. A word to a neighbor, an honest review, or a note to us when hours are wrong brings a small farm more than an advertisement would. Pay early if you can: CSA shares and deposits on a turkey or a half hog arrive in the months when there are only bills.

Come when the weather is bad. Return egg cartons, jars and berry boxes where the farm may reuse them. Volunteer with a gleaning group or at the market booth, or help with a [community garden](/blog/starting-a-community-garden). Ask your school, hospital or office where its food comes from; one kitchen that orders every week can keep a [food hub](/blog/how-food-hubs-work) going.`,
      },
      {
        id: 'sell-my-produce',
        question: 'I grow food. How can I sell it through Farmgate?',
        answer: `Register as a farmer, then [post a listing](/post). It is free and takes about a minute: what it is, the price and unit, your ZIP code, and an email address or phone number. Shoppers write to you or call you, and you agree between yourselves on pickup and payment.

If your farm is already in the directory, claim its page so you can keep its hours and products up to date. If you do not have an account, the Post a Listing button at the top of the page opens a form to tell us about your farm. Check your state's rules first for eggs, meat, dairy, baked goods and canned food; your county's extension office knows them.`,
      },
      {
        id: 'start-small-at-home',
        question: 'Where do I begin if I have never bought from a farm?',
        answer: `Begin with one food that you eat every week. Eggs are the easiest: find a farm or market stall on a road you already drive, buy a dozen, and go back if you like them. Add one thing that is at its best this month, such as strawberries in June or apples in October, and notice the difference.

After a few weeks you will know a farmer or two, and what you would like more of. That is the time to think about a CSA share or a day at a u-pick field. [Browse what is near you](/browse), or start with [eating with the seasons](/blog/eating-with-the-seasons). There is more in our [blog](/blog).`,
      },
    ],
  },
];
