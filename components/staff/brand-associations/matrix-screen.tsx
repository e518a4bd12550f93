import { ScreenHeading } from '@/components/staff/headings'
import { ListPager } from '@/components/staff/list/list-pager'
import { GroupChoice } from '@/components/staff/site-groups/group-choice'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Matrix as MatrixPage } from '@/lib/data/owl/brand-associations/matrix'
import { isNarrowed, MATRIX_PAGE_SIZE, matrixParams, type MatrixQuery } from '@/lib/owl/brand-matrix/query'
import type { BrandOption } from '@/lib/owl/brand-roles'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCount } from '@/lib/text/format'
import { longDay } from '@/lib/time/in-zone'
import { Matrix } from './matrix'
import { MatrixFilters } from './matrix-filters'
import type { MatrixActions } from './use-matrix'

type Props = {
  title: string
  description?: string
  query: MatrixQuery
  groups: { id: string; name: string }[]
  brands: BrandOption[]
  /** Null without a group. */
  page: MatrixPage | null
  actions: MatrixActions
}

export function MatrixScreen({ title, description, query, groups, brands, page, actions }: Props) {
  const params = matrixParams({ ...query, page: 1 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-3">
          <StaffLink
            href={owlPaths.brandAssociationList(
              new URLSearchParams(query.group ? { group: query.group, on: query.on } : {}),
            )}
            className={buttonVariants({ variant: 'outline' })}
          >
            List
          </StaffLink>
          <StaffLink
            href={owlPaths.giveBrand({ ...(query.group && { group: query.group }), on: query.on })}
            className={buttonVariants()}
          >
            Give a brand to many
          </StaffLink>
        </div>
      </div>
      <MatrixFilters query={query} groups={groups} />
      {page ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
            <p role="status" className="text-muted-foreground tabular-nums">
              {formatCount(page.total)} {page.total === 1 ? 'site' : 'sites'} on {longDay(query.on)}
            </p>
            {page.total > 0 && (
              <a
                href={owlPaths.brandMatrixExport(params)}
                className={buttonVariants({ variant: 'outline', size: 'sm' })}
              >
                Export as CSV
              </a>
            )}
          </div>
          {page.rows.length > 0 ? (
            <Matrix
              // The places of cells are those of one page.
              key={matrixParams(query).toString()}
              rows={page.rows}
              brands={brands}
              day={query.on}
              first={(query.page - 1) * MATRIX_PAGE_SIZE}
              total={page.total}
              actions={actions}
            />
          ) : (
            <NoSites query={query} />
          )}
          <ListPager
            label="Pages of sites"
            page={query.page}
            pageCount={Math.max(1, Math.ceil(page.total / MATRIX_PAGE_SIZE))}
            labels={['Previous', 'Next']}
            hrefOf={(number) => owlPaths.brandAssociations(matrixParams({ ...query, page: number }))}
          />
        </>
      ) : (
        <GroupChoice
          hrefOf={(group) => owlPaths.brandAssociations(new URLSearchParams({ group }))}
          groups={groups}
        />
      )}
    </div>
  )
}

const NoSites = ({ query }: { query: MatrixQuery }) => (
  <p role="status" className="rounded-md border bg-card px-4 py-10 text-center text-muted-foreground">
    {isNarrowed(query) ? (
      'No site matches. Try fewer words or filters.'
    ) : (
      <>
        This group has no sites yet.{' '}
        <StaffLink
          href={owlPaths.newSite(query.group ? { group: query.group } : {})}
          className="underline underline-offset-4"
        >
          Add the first site
        </StaffLink>
      </>
    )}
  </p>
)
