import { Day } from '@/components/staff/office-time'
import { type MatrixRow, plannedChanges } from '@/lib/owl/brand-matrix/cells'
import type { BrandOption, BrandRole } from '@/lib/owl/brand-roles'

type Props = {
  brands: readonly BrandOption[]
  carried: readonly string[]
  isDraft: boolean
  site: MatrixRow
  role: BrandRole
  day: string
  conflict: string | undefined
}

/** What a cell of the matrix says: the brands, what is planned, and what is in the way. */
export function CellText({ brands, carried, isDraft, site, role, day, conflict }: Props) {
  const nameOf = (id: string) => brands.find((brand) => brand.id === id)?.name ?? 'Other brand'
  const { begins, endsOn } = plannedChanges(site, role, day)
  return (
    <>
      {carried.length > 0 ? (
        carried.map((id) => (
          <span key={id} className={`block [overflow-wrap:anywhere] ${isDraft ? 'opacity-60' : ''}`}>
            {nameOf(id)}
          </span>
        ))
      ) : (
        <span className="text-muted-foreground">
          <span aria-hidden="true">–</span>
          <span className="sr-only">No brand</span>
        </span>
      )}
      {!isDraft &&
        begins.map(({ brand, firstOn }) => (
          <span key={brand + firstOn} className="block text-xs text-muted-foreground">
            {nameOf(brand)} from <Day on={firstOn} />
          </span>
        ))}
      {!isDraft && endsOn && (
        <span className="block text-xs text-muted-foreground">
          until <Day on={endsOn} />
        </span>
      )}
      {conflict && <span className="block text-xs text-destructive">{conflict}</span>}
    </>
  )
}
