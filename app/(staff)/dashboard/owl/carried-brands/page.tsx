import type { Metadata } from 'next'
import { CARRIED_COLUMNS } from '@/components/staff/brand-associations/carried-columns'
import { ScreenHeading } from '@/components/staff/headings'
import { cellsOf } from '@/components/staff/list/list-columns'
import { ListScreen } from '@/components/staff/list/list-screen'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { searchCarriedBrands } from '@/lib/data/owl/brand-associations/list'
import { listBrandOptions } from '@/lib/data/owl/brand-associations/matrix'
import { listSiteGroupOptions } from '@/lib/data/owl/site-group-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { optionsFromLabels, optionsFromRecords, readListQuery } from '@/lib/list/query'
import { CARRIED_LIST } from '@/lib/owl/carried-list'
import { owlPaths } from '@/lib/portal/owl-paths'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('owl', 'carried-brands')

export const metadata: Metadata = { title: screen.title }

export default async function CarriedBrandsPage({
  searchParams,
}: PageProps<'/dashboard/owl/carried-brands'>) {
  await requireArea('owl', screenHref(screen))
  const query = readListQuery(CARRIED_LIST, await searchParams)
  const [page, groups, brands, views] = await Promise.all([
    searchCarriedBrands(query),
    listSiteGroupOptions(),
    listBrandOptions(),
    listSavedViews(CARRIED_LIST.name),
  ])
  const { group } = query.filters
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={screen.title} description={screen.description} />
        <div className="flex flex-wrap gap-2">
          <StaffLink
            href={owlPaths.imports('brand-associations')}
            className={buttonVariants({ variant: 'outline' })}
          >
            Import
          </StaffLink>
          <StaffLink
            href={owlPaths.brandAssociations(new URLSearchParams({ ...(group && { group }) }))}
            className={buttonVariants({ variant: 'outline' })}
          >
            Matrix
          </StaffLink>
        </div>
      </div>
      <ListScreen
        spec={CARRIED_LIST}
        query={query}
        page={page}
        toRow={(row) => ({
          id: row.id,
          href: owlPaths.brandAssociation(row.id),
          title: row.brand,
          cells: cellsOf(CARRIED_COLUMNS, row),
        })}
        options={{
          group: optionsFromRecords(groups),
          brand: optionsFromRecords(brands),
          role: optionsFromLabels(CARRIED_LIST.filters.role.choices),
          state: optionsFromLabels(CARRIED_LIST.filters.state.choices),
          on: [],
        }}
        hrefOf={(params) => owlPaths.brandAssociationList(params)}
        exportHref={(params) => owlPaths.brandAssociationExport(params)}
        views={views}
        viewActions={listViewActions('owl', CARRIED_LIST.name)}
        bulk={null}
      />
    </div>
  )
}
