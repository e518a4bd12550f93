import { StaffLink } from '@/components/staff/staff-link'
import { cellKey, type MatrixRow } from '@/lib/owl/brand-matrix/cells'
import { BRAND_ROLE_LABELS, BRAND_ROLES, type BrandOption } from '@/lib/owl/brand-roles'
import { owlPaths } from '@/lib/portal/owl-paths'
import { CellText } from './cell-text'
import type { useMatrix } from './use-matrix'

type Props = {
  matrix: ReturnType<typeof useMatrix>
  rows: readonly MatrixRow[]
  brands: readonly BrandOption[]
  day: string
}

/** The matrix on a narrow screen: one site per card. */
export const MatrixCards = ({ matrix, rows, brands, day }: Props) => (
  <ul className="grid gap-3 sm:hidden">
    {rows.map((site, row) => (
      <li key={site.id} className="rounded-md border bg-card p-3">
        <StaffLink href={owlPaths.site(site.id)} className="font-medium underline underline-offset-4">
          {site.number}
        </StaffLink>
        <p className="text-sm text-muted-foreground">
          {site.place || site.name}
          {site.isClosed && ' · closed'}
        </p>
        <dl className="mt-2 divide-y border-t">
          {BRAND_ROLES.map((role, index) => (
            <div key={role} className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-2 py-2">
              <dt className="py-1 text-sm text-muted-foreground">{BRAND_ROLE_LABELS[role]}</dt>
              <dd className="min-w-0 py-1">
                <CellText
                  brands={brands}
                  carried={matrix.shownBrands(site, index + 1)}
                  isDraft={matrix.isDraft(site, index + 1)}
                  site={site}
                  role={role}
                  day={day}
                  conflict={matrix.conflicts.get(cellKey(site.id, role))}
                />
              </dd>
              <dd>
                <button
                  type="button"
                  data-cell={`${row}-${index + 1}`}
                  className="min-h-9 px-2 text-sm underline underline-offset-4"
                >
                  Change
                  <span className="sr-only">
                    {' '}
                    {BRAND_ROLE_LABELS[role].toLowerCase()} of {site.number}
                  </span>
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)
