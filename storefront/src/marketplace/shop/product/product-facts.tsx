import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { DISPATCH_TERMS } from '@farmgate/backend/contract/marketplace/checkout';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import { byWeightOf, choiceText } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { BadgeCheck, Leaf, MapPin, ShieldCheck, Sprout, Store, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { usePublicConfig } from '../../../lib/page/public-config';
import { Follow } from '../../../shared/following/follow';
import { SaveButton } from '../../../shared/saved/save-button';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/navigation/link';
import { Rating } from '../../../ui/rating';
import { ProductPrice } from '../../parts/product-price';
import { NearReach } from '../../parts/reach-line';
import { ShareButton } from '../../parts/share-button';
import { UnitPrice } from '../../parts/unit-price';
import { practiceLabel } from '../address/shop-filters';
import { BoxContents } from './box/box-contents';
import { BuyPanel, type Purchase } from './buy-panel';
import { OptionStock } from './options/option-stock';
import { choicesOf } from './options/product-options';
import { tabQuery } from './product-tabs-address';
import { isSent, waySentences } from './shipping-terms';
import { statedDates } from './stated-dates';

function Labels({ product }: { product: ProductView }) {
  const { id, name, category, isOrganic } = product;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-1 basis-32 flex-wrap gap-2">
        <Badge>{categoryLabel(category)}</Badge>
        {isOrganic && (
          <Badge tone="outline" icon={<Leaf aria-hidden size={14} />}>
            Organic
          </Badge>
        )}
      </div>
      <div className="-mr-2 ml-auto flex flex-wrap">
        {product.inventory > 0 && (
          <Follow subject={{ key: `product-${id}` }} name={name} look="quiet" size="sm" />
        )}
        <ShareButton name={name} path={paths.product(id)} />
        <SaveButton itemKey={`product-${id}`} name={name} isSoldOut={product.inventory === 0} />
      </div>
    </div>
  );
}

function VendorLine({ product: { vendor } }: { product: ProductView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <p className="flex items-start gap-2 wrap-anywhere">
        <Store aria-hidden size={18} className="mt-1 shrink-0 text-leaf" />
        <span>
          <Link to={paths.vendor(vendor.id)} className="link font-semibold">
            {vendor.businessName}
          </Link>
          <span className="text-soft">
            {' '}
            {vendor.city}, {vendor.state}
          </span>
        </span>
      </p>
      {vendor.rating !== null && vendor.reviewCount > 0 && (
        <span className="inline-flex items-center gap-1.5 text-sm">
          <span className="text-soft">Vendor rating</span>
          <Rating rating={vendor.rating} count={vendor.reviewCount} />
        </span>
      )}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-0.5 shrink-0 text-leaf">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** How it reaches the buyer. */
function ShippingBox({ product }: { product: ProductView }) {
  const [query] = useSearchParams();
  const { checkoutStates } = usePublicConfig();
  const { shippingMethods, shippingWeight, vendor, nextPickup } = product;
  return (
    <ul aria-label="Shipping" className="flex flex-col gap-2 rounded-card bg-sunk p-4 text-sm">
      {nextPickup && (
        <li className="flex items-start gap-2.5 font-semibold">
          <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
          <span className="min-w-0 wrap-anywhere">{nextPickup.text}</span>
        </li>
      )}
      <NearReach methods={shippingMethods} from={vendor} />
      {waySentences(shippingMethods, vendor, checkoutStates).map((sentence) => (
        <Fact
          key={sentence}
          icon={
            sentence.startsWith('Pickup') ? <MapPin aria-hidden size={18} /> : <Truck aria-hidden size={18} />
          }
        >
          {sentence}
        </Fact>
      ))}
      <li className="text-soft">
        {isSent(shippingMethods) && `${DISPATCH_TERMS} `}
        {shippingWeight !== null && `Weighs ${shippingWeight} lb.`}{' '}
        <Link to={tabQuery('shipping', query)} state={KEEP_SCROLL} className="link">
          Prices and returns
        </Link>
      </li>
    </ul>
  );
}

/** Only vendors whom the team has approved are in the shop at all. */
function Marks() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium">
      <Fact icon={<BadgeCheck aria-hidden size={18} />}>Verified Vendor</Fact>
      <Fact icon={<ShieldCheck aria-hidden size={18} />}>Quality Guaranteed</Fact>
    </ul>
  );
}

function Details({ product, option }: Pick<Purchase, 'product' | 'option'>) {
  const { tags, vendor } = product;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {!product.isPastDate && (choicesOf(product).length === 0 || product.madeToOrder) && (
        <li>
          <OptionStock product={product} option={option} className="font-semibold" />
        </li>
      )}
      <Fact icon={<Sprout aria-hidden size={18} />}>{practiceLabel(vendor.farmingPractice)} farming</Fact>
      {statedDates(product).map((sentence) => (
        <li key={sentence} className="text-soft">
          {sentence}
        </li>
      ))}
      {tags.length > 0 && (
        <li>
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge tone="plain">{tag}</Badge>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

/** @returns "Whole (3.5-5 lb each)" */
const onlyOption = ({ name, weight }: VariantView) =>
  weight ? `${name} (${choiceText(byWeightOf(weight))})` : name;

/** The product, whose it is, what it costs, and how to get it. */
export function ProductFacts(purchase: Purchase) {
  const { product, option } = purchase;
  const isOnly = option !== null && choicesOf(product).length === 0;
  return (
    <div className="flex flex-col gap-5">
      <Labels product={product} />
      <div className="flex flex-col gap-3">
        <h1 className="text-2xl wrap-anywhere lg:text-3xl">{product.name}</h1>
        <VendorLine product={product} />
      </div>
      <div className="flex flex-col gap-2">
        <ProductPrice
          product={product}
          isChosen={option !== null}
          isOnPage
          className="text-base"
          amountClass="font-display text-2xl leading-none font-[560]"
        >
          <UnitPrice product={product} />
        </ProductPrice>
        {isOnly && <p className="font-semibold wrap-anywhere">{onlyOption(option)}</p>}
      </div>
      {!product.isActive && (
        <p className="rounded-control bg-sun px-4 py-3 text-sm font-semibold text-on-sun">
          This product is inactive. Only you can see it.
        </p>
      )}
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{product.description}</p>
      {product.box && <BoxContents box={product.box} />}
      <Details product={product} option={option} />
      <BuyPanel {...purchase} />
      <ShippingBox product={product} />
      <Marks />
      {product.isDemonstration && (
        <p className="rounded-control bg-sunk px-4 py-3 text-sm text-soft">
          This is a demo product. The vendor and its products aren’t real.
        </p>
      )}
    </div>
  );
}
