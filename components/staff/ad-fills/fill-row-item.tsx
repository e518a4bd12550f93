import Image from 'next/image'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { FORMATS, type Format, TEXT_SLOTS } from '@/lib/ads/templates/document'
import { type Fill, type FillRow, ROW_STATUS_LABELS, type RowStatus } from '@/lib/ads/templates/fills'
import type { Area } from '@/lib/auth/roles'
import { staffPaths } from '@/lib/portal/staff-paths'
import { RowProblems } from './row-problems'

/** Null where rows may not be removed. */
export type RemoveRow = ((number: number) => Promise<void>) | null

const TONES: Record<RowStatus, BadgeTone> = {
  unchecked: 'idle',
  ready: 'waiting',
  bad: 'problem',
  made: 'done',
  unchanged: 'over',
  failed: 'problem',
}

type RowProps = { area: Area; fill: Fill; row: FillRow; canChange: boolean; removeRow: RemoveRow }

export function FillRowItem({ area, fill, row, canChange, removeRow }: RowProps) {
  const { number, title, status } = row
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-3 md:grid-cols-[8rem_minmax(0,1.2fr)_minmax(0,1fr)_auto]">
      <Thumbnail fill={fill} row={row} />
      <div className="min-w-0 text-sm">
        <p className="text-base font-medium [overflow-wrap:anywhere]">{title || 'No title'}</p>
        <p className="line-clamp-2 [overflow-wrap:anywhere] text-muted-foreground">
          Row {number}:{' '}
          {TEXT_SLOTS.map((slot) => row.values.texts[slot])
            .filter(Boolean)
            .join(' · ')}
        </p>
        <MadeAds area={area} row={row} formats={fill.formats} />
      </div>
      <div className="grid content-start justify-items-start gap-2 text-sm max-md:col-start-2">
        <Badge tone={TONES[status]}>{ROW_STATUS_LABELS[status]}</Badge>
        {row.error && <p className="text-destructive">{row.error}</p>}
        <RowProblems problems={row.problems} formats={fill.formats} />
      </div>
      {canChange && (
        <div className="flex flex-wrap content-start gap-2 max-md:col-start-2">
          <StaffLink
            href={staffPaths.adFillRow(area, fill.id, number)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Edit<span className="sr-only"> row {number}</span>
          </StaffLink>
          {removeRow && (
            <form action={removeRow.bind(null, number)}>
              <button type="submit" className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
                Remove<span className="sr-only"> row {number}</span>
              </button>
            </form>
          )}
        </div>
      )}
    </li>
  )
}

/** Drawn by the server when it comes near. */
function Thumbnail({ fill, row }: { fill: Fill; row: FillRow }) {
  const [format] = fill.formats
  if (!format) return null
  const { width, height } = FORMATS[format]
  const state = `${fill.version.number}-${row.revision}`
  return (
    <Image
      unoptimized
      src={staffPaths.adFillDrawing(fill.id, row.number, format, state)}
      alt={`Drawing of row ${row.number}`}
      width={width}
      height={height}
      className="h-auto max-h-32 w-full rounded-sm border bg-muted object-contain max-md:row-span-3"
    />
  )
}

type MadeAdsProps = { area: Area; row: FillRow; formats: readonly Format[] }

function MadeAds({ area, row, formats }: MadeAdsProps) {
  const made = formats.flatMap((format) => {
    const ad = row.results[format]
    return ad ? [[format, ad] as const] : []
  })
  if (made.length === 0) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-3">
      {made.map(([format, { adId }]) => (
        <StaffLink key={format} href={staffPaths.ad(area, adId)} className="underline underline-offset-4">
          {FORMATS[format].label}
          <span className="sr-only"> of row {row.number}</span>
        </StaffLink>
      ))}
    </p>
  )
}
