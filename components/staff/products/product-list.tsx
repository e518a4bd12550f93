import Link from 'next/link'
import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { NamedBrand } from '@/lib/data/owl/brand-list'
import type { ProductQuery, ProductRow } from '@/lib/data/owl/product-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import {
  ACTIVE_LABELS,
  PRODUCT_LIST,
  PRODUCT_MISSING_LABELS,
  type ProductColumn,
  SOLD_BY_LABELS,
  soldByLabel,
} from '@/lib/owl/products'
import { staffPaths } from '@/lib/portal/staff-paths'

type ProductListProps = {
  title: string
  description?: string
  query: ProductQuery
  page: ListPage<ProductRow>
  brands: NamedBrand[]
  views: SavedView[]
  viewActions: SavedViewActions
}

export const ProductList = ({ title, description, brands, ...props }: ProductListProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <ScreenHeading title={title} description={description} />
      <Link href={staffPaths.newProduct()} className={buttonVariants()}>
        New product
      </Link>
    </div>
    <ListScreen
      {...props}
      spec={PRODUCT_LIST}
      toRow={toListRow}
      options={{
        soldBy: optionsFromLabels(SOLD_BY_LABELS),
        brand: optionsFromRecords(brands),
        active: optionsFromLabels(ACTIVE_LABELS),
        missing: optionsFromLabels(PRODUCT_MISSING_LABELS),
      }}
      hrefOf={(query) => staffPaths.products(query)}
      exportHref={(query) => staffPaths.productExport(query)}
      bulk={null}
    />
  </div>
)

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (product: ProductRow): ListRow<ProductColumn> => ({
  id: product.id,
  href: staffPaths.product(product.id),
  title: product.name,
  cells: {
    soldBy: soldByLabel(product.soldBy),
    category: product.category ?? NONE,
    unit: product.unit ?? NONE,
    brand: product.brand ? (
      <Link
        href={staffPaths.brand(product.brand.id)}
        prefetch={false}
        className="underline underline-offset-4"
      >
        {product.brand.name}
      </Link>
    ) : (
      NONE
    ),
    code: product.code ? <span className="tabular-nums">{product.code}</span> : NONE,
    active: product.isActive ? 'Yes' : <Badge variant="outline">Not any more</Badge>,
    adGroups: <span className="tabular-nums">{product.adGroups}</span>,
    created: <OfficeTime at={product.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={product.changedAt} className={TIME_CLASS} />,
  },
})
