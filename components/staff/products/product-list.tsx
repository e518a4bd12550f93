import { ScreenHeading } from '@/components/staff/headings'
import { CARD_SIZES, LayoutSwitch, type ListCard, ListGrid } from '@/components/staff/list/list-grid'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { Picture, Thumbnail } from '@/components/staff/pictures/picture'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { NamedBrand } from '@/lib/data/owl/brand-options'
import type { ProductQuery, ProductRow } from '@/lib/data/owl/product-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { layoutOf, listQueryParams, optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import {
  ACTIVE_LABELS,
  PRODUCT_LIST,
  PRODUCT_MISSING_LABELS,
  type ProductColumn,
  SOLD_BY_LABELS,
  soldByLabel,
} from '@/lib/owl/products'
import { owlPaths } from '@/lib/portal/owl-paths'

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
      <div className="flex flex-wrap gap-3">
        <StaffLink href={owlPaths.imports('products')} className={buttonVariants({ variant: 'outline' })}>
          Import
        </StaffLink>
        <StaffLink href={owlPaths.newProduct()} className={buttonVariants()}>
          New product
        </StaffLink>
      </div>
    </div>
    <ListScreen
      {...props}
      spec={PRODUCT_LIST}
      toRow={toListRow}
      layoutSwitch={
        <LayoutSwitch
          spec={PRODUCT_LIST}
          query={props.query}
          hrefOf={(other) => owlPaths.products(listQueryParams(PRODUCT_LIST, other))}
        />
      }
      grid={
        layoutOf(PRODUCT_LIST, props.query) === 'grid' ? (
          <ListGrid label={PRODUCT_LIST.nouns[1]} cards={props.page.rows.map(toCard)} canSelect={false} />
        ) : undefined
      }
      options={{
        soldBy: optionsFromLabels(SOLD_BY_LABELS),
        brand: optionsFromRecords(brands),
        active: optionsFromLabels(ACTIVE_LABELS),
        missing: optionsFromLabels(PRODUCT_MISSING_LABELS),
      }}
      hrefOf={(query) => owlPaths.products(query)}
      exportHref={(query) => owlPaths.productExport(query)}
      bulk={null}
    />
  </div>
)

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (product: ProductRow): ListRow<ProductColumn> => ({
  id: product.id,
  href: owlPaths.product(product.id),
  title: product.name,
  cells: {
    picture: <Thumbnail table="products" picture={product.picture} />,
    soldBy: soldByLabel(product.soldBy),
    category: product.category ?? NONE,
    unit: product.unit ?? NONE,
    brand: product.brand ? (
      <StaffLink href={owlPaths.brand(product.brand.id)} className="underline underline-offset-4">
        {product.brand.name}
      </StaffLink>
    ) : (
      NONE
    ),
    code: product.code ? <span className="tabular-nums">{product.code}</span> : NONE,
    active: product.isActive ? 'Yes' : <Badge tone="over">No longer</Badge>,
    adGroups: <span className="tabular-nums">{product.adGroups}</span>,
    created: <OfficeTime at={product.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={product.changedAt} className={TIME_CLASS} />,
  },
})

const toCard = (product: ProductRow): ListCard => ({
  id: product.id,
  href: owlPaths.product(product.id),
  title: product.name,
  picture: <Picture table="products" picture={product.picture} name="" sizes={CARD_SIZES} isLarge isWhole />,
  facts: (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted-foreground">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {[product.brand?.name, product.category, product.unit && `each ${product.unit}`]
          .filter(Boolean)
          .join(' · ') || soldByLabel(product.soldBy)}
      </span>
      {!product.isActive && <Badge tone="over">No longer sold</Badge>}
    </div>
  ),
})
