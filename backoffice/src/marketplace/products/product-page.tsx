import type { AdminProduct } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { hoursWords } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { MADE_TO_ORDER, stockLabel } from '@farmgate/backend/contract/marketplace/shop';
import { classOfCategory, TAX_CLASS_LABELS } from '@farmgate/backend/contract/marketplace/tax';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link, TextField, useRecordContext } from 'react-admin';
import { Badge, dayText, Paragraphs, Time, words } from '../../kit/cells';
import { pictureSource } from '../../kit/pictures/picture-source';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { GoodsPicture } from '../parts/goods-picture';
import { BoxContents } from './box-contents';
import { depositWords } from './deposit-words';
import { ProductActions } from './product-actions';
import { ProductLinks } from './product-links';
import { optionPriceWords, priceWords, unitWords } from './product-price.rules';
import { STANDING_TONES, STANDING_WORDS } from './product-words';

/** One product: where it stands, what it says, and what hangs on it. */
export function ProductPage() {
  return (
    <RecordPage actions={<ProductActions />}>
      <Standing />
      <Head />
      <Options />
      <BoxContents />
      <ProductLinks />
      <Facts>
        <Fact label="Category">
          <Category />
        </Fact>
        <Fact label="Tax class">
          <TaxClassOf />
        </Fact>
        <Fact label="SKU">
          <TextField source="sku" emptyText="None" />
        </Fact>
        <Fact label="Delivery">
          <Delivery />
        </Fact>
        <Fact label="For a pickup">
          <ForPickups />
        </Fact>
        <Fact label="Deposit">
          <Deposit />
        </Fact>
        <Fact label="Harvested, best before">
          <Dates />
        </Fact>
        <Fact label="Added">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Changed">
          <Time source="updatedAt" />
        </Fact>
      </Facts>
      <Fact label="Description">
        <Paragraphs source="description" />
      </Fact>
      <Pictures />
    </RecordPage>
  );
}

/** Why it is not in the shop. */
function Standing() {
  const product = useRecordContext<AdminProduct>();
  if (product?.standing === 'hidden') {
    return (
      <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
        Hidden on {dayText(product.removedAt)}: {product.removedReason}
      </Alert>
    );
  }
  if (product?.standing === 'vendor-closed') {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        Its vendor isn’t approved or is suspended, so shoppers can’t see it.
      </Alert>
    );
  }
  if (product?.standing !== 'deleted') return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Its vendor deleted it on {dayText(product.deletedAt)}. We keep it for existing orders.
    </Alert>
  );
}

function Head() {
  const product = useRecordContext<AdminProduct>();
  if (!product) return null;
  const figures = [
    ['Price', priceWords(product) + unitWords(product)],
    [
      'In stock',
      product.madeToOrder
        ? MADE_TO_ORDER
        : `${product.inventory.toLocaleString('en-US')} (${stockLabel(product.inventory)})`,
    ],
    ['Sold', product.soldCount.toLocaleString('en-US')],
    ['Views, 30 days', product.views.toLocaleString('en-US')],
    ['Rating', product.rating === null ? '–' : `${product.rating.toFixed(1)} (${product.reviewCount})`],
  ] as const;
  return (
    <Box sx={{ display: 'flex', gap: 2.5, mb: 2, flexWrap: 'wrap' }}>
      <GoodsPicture src={product.imageUrl} category={product.category} id={product.id} width={160} />
      <Box sx={{ flex: 1, minWidth: 240 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {product.name}
          </Typography>
          <Badge value={STANDING_WORDS[product.standing]} tones={STANDING_TONES} />
        </Stack>
        <Typography color="textSecondary">
          by <Link to={`/vendors/${product.vendorId}/show`}>{product.vendorName}</Link>
          {product.isOrganic && ' · Organic'}
          {product.tags.length > 0 && ` · ${product.tags.join(', ')}`}
        </Typography>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, mt: 1.5 }}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** The sizes and options that it is sold in. */
function Options() {
  const product = useRecordContext<AdminProduct>();
  if (!product || product.variants.length === 0) return null;
  return (
    <Table size="small" aria-label="Options" sx={{ mb: 2, maxWidth: 560 }}>
      <TableHead>
        <TableRow>
          <TableCell>Option</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell align="right">Stock</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {product.variants.map(({ id, name, price, inventory }) => (
          <TableRow key={id}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
            <TableCell align="right">{optionPriceWords({ id, price }, product.weights)}</TableCell>
            <TableCell align="right">
              {product.madeToOrder
                ? MADE_TO_ORDER
                : `${inventory.toLocaleString('en-US')} (${stockLabel(inventory)})`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Category() {
  const product = useRecordContext<AdminProduct>();
  return product ? <>{words(product.category)}</> : null;
}

function TaxClassOf() {
  const product = useRecordContext<AdminProduct>();
  if (!product) return null;
  const { taxClass, category } = product;
  if (taxClass !== null) return <>{TAX_CLASS_LABELS[taxClass]}</>;
  return <>{TAX_CLASS_LABELS[classOfCategory(category)]}, by category</>;
}

function Delivery() {
  const product = useRecordContext<AdminProduct>();
  if (!product) return null;
  const { shippingMethods, shippingWeight } = product;
  const ways = shippingMethods.length > 0 ? shippingMethods.map(words).join(', ') : "Its vendor's";
  return <>{shippingWeight === null ? ways : `${ways}; ${shippingWeight} lb`}</>;
}

/** What it takes of a pickup's room, and how early it has to be ordered. */
function ForPickups() {
  const product = useRecordContext<AdminProduct>();
  if (!product) return null;
  const { crates, leadHours } = product;
  const room = `${crates} ${crates === 1 ? 'crate' : 'crates'}`;
  return <>{leadHours === 0 ? room : `${room}, ordered ${hoursWords(leadHours)} ahead`}</>;
}

function Deposit() {
  const product = useRecordContext<AdminProduct>();
  if (!product) return null;
  const said = depositWords(product);
  return said.length === 0 ? <>None</> : said.map((line) => <div key={line}>{line}</div>);
}

function Dates() {
  const product = useRecordContext<AdminProduct>();
  if (!product) return null;
  const { harvestDate, expirationDate } = product;
  return <>{harvestDate || expirationDate ? `${harvestDate ?? '–'}, ${expirationDate ?? '–'}` : '–'}</>;
}

/** All its pictures, with what is said of them to those who do not see them. */
function Pictures() {
  const product = useRecordContext<AdminProduct>();
  if (!product || product.images.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Pictures"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {product.images.map(({ url, alt }) => (
        <Box component="li" key={url} sx={{ width: 160 }}>
          <a href={pictureSource(url) ?? undefined} aria-label={`Open the picture ${alt}`}>
            <GoodsPicture src={url} category={product.category} id={product.id} width={160} />
          </a>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {alt || 'No description'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
