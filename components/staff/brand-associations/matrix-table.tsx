import { cx } from 'class-variance-authority'
import { StaffLink } from '@/components/staff/staff-link'
import { cellKey, type MatrixRow } from '@/lib/owl/brand-matrix/cells'
import { isInRange } from '@/lib/owl/brand-matrix/grid'
import { BRAND_ROLE_LABELS, BRAND_ROLES, type BrandOption } from '@/lib/owl/brand-roles'
import { owlPaths } from '@/lib/portal/owl-paths'
import { CellText } from './cell-text'
import type { useMatrix } from './use-matrix'

type Props = {
  matrix: ReturnType<typeof useMatrix>
  rows: readonly MatrixRow[]
  brands: readonly BrandOption[]
  day: string
  first: number
  total: number
}

const HEADING = 'sticky top-0 z-10 border-b bg-card px-3 py-2 text-left text-sm font-medium'
/** A cell that takes the focus stays clear of the headings. */
const CELL =
  'scroll-mt-12 scroll-ml-56 border-b align-top outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset'

export const MatrixTable = ({ matrix, rows, brands, day, first, total }: Props) => {
  const { focus } = matrix.grid
  return (
    <div className="relative hidden max-h-[min(70dvh,44rem)] overflow-auto rounded-md border bg-card sm:block">
      <table
        role="grid"
        aria-label="Brands of sites"
        aria-multiselectable="true"
        aria-rowcount={total + 1}
        aria-colcount={BRAND_ROLES.length + 1}
        aria-busy={matrix.isSaving}
        className="w-full min-w-3xl border-separate border-spacing-0 select-none"
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={cx(HEADING, 'left-0 z-20 w-56')}>
              Site
            </th>
            {BRAND_ROLES.map((role) => (
              <th key={role} scope="col" className={HEADING}>
                {BRAND_ROLE_LABELS[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((site, row) => (
            <tr key={site.id} aria-rowindex={first + row + 2}>
              <th
                scope="row"
                className="sticky left-0 w-56 border-r border-b bg-card px-3 py-2 text-left align-top font-normal"
              >
                <StaffLink
                  href={owlPaths.site(site.id)}
                  data-cell={`${row}-0`}
                  tabIndex={focus.row === row && focus.column === 0 ? 0 : -1}
                  className="block scroll-mt-12"
                >
                  <span className="block text-sm font-medium tabular-nums underline underline-offset-4">
                    {site.number}
                  </span>
                  <span className="block truncate text-sm text-muted-foreground">
                    {site.place || site.name}
                    {site.isClosed && ' · closed'}
                  </span>
                </StaffLink>
              </th>
              {BRAND_ROLES.map((role, index) => {
                const place = { row, column: index + 1 }
                const conflict = matrix.conflicts.get(cellKey(site.id, role))
                const isChosen = isInRange(place, matrix.range)
                return (
                  <td
                    key={role}
                    role="gridcell"
                    data-cell={`${row}-${place.column}`}
                    aria-selected={isChosen}
                    aria-invalid={conflict ? true : undefined}
                    tabIndex={focus.row === row && focus.column === place.column ? 0 : -1}
                    className={cx(
                      CELL,
                      'cursor-cell px-3 py-2 text-sm',
                      isChosen && 'bg-secondary',
                      conflict && 'border-l-2 border-l-destructive',
                    )}
                  >
                    <CellText
                      brands={brands}
                      carried={matrix.shownBrands(site, place.column)}
                      isDraft={matrix.isDraft(site, place.column)}
                      site={site}
                      role={role}
                      day={day}
                      conflict={conflict}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
