import Link from 'next/link'
import { ClientLogo } from '@/components/staff/clients/client-logo'
import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { WebLink } from '@/components/staff/record/fact-list'
import { buttonVariants } from '@/components/ui/button-variants'
import type { BrandQuery, BrandRow } from '@/lib/data/owl/brand-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels } from '@/lib/list/query'
import {
  BRAND_KIND_LABELS,
  BRAND_LIST,
  BRAND_MISSING_LABELS,
  brandKindLabel,
  type BrandColumn,
} from '@/lib/owl/brands'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ColorStrip } from './brand-marks'

type BrandListProps = {
  title: string
  description?: string
  query: BrandQuery
  page: ListPage<BrandRow>
  views: SavedView[]
  viewActions: SavedViewActions
}

export const BrandList = ({ title, description, ...props }: BrandListProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <ScreenHeading title={title} description={description} />
      <Link href={staffPaths.newBrand()} className={buttonVariants()}>
        New brand
      </Link>
    </div>
    <ListScreen
      {...props}
      spec={BRAND_LIST}
      toRow={toListRow}
      options={{
        kind: optionsFromLabels(BRAND_KIND_LABELS),
        missing: optionsFromLabels(BRAND_MISSING_LABELS),
      }}
      hrefOf={(query) => staffPaths.brands(query)}
      exportHref={(query) => staffPaths.brandExport(query)}
      bulk={null}
    />
  </div>
)

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (brand: BrandRow): ListRow<BrandColumn> => ({
  id: brand.id,
  href: staffPaths.brand(brand.id),
  title: brand.name,
  cells: {
    logo: brand.logo ? <ClientLogo logo={brand.logo} ground="light" size="small" /> : NONE,
    kind: brandKindLabel(brand.kind),
    colors: brand.colors.length > 0 ? <ColorStrip colors={brand.colors} /> : NONE,
    products: <span className="tabular-nums">{brand.products}</span>,
    guidelines: brand.guidelines ? <WebLink text={brand.guidelines} /> : NONE,
    created: <OfficeTime at={brand.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={brand.changedAt} className={TIME_CLASS} />,
  },
})
