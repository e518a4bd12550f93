import Image from 'next/image'
import { History } from '@/components/staff/record/history'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import type { SpecialDay, WeekSpan } from '@/lib/owl/hours'
import type { SitePicture } from '@/lib/owl/site-pictures'
import { zoneLabel } from '@/lib/owl/zones'
import { mediaPath } from '@/lib/paths'
import { SpecialDays, WeekHours } from './hours-section'

type Props = {
  entries: HistoryEntry[]
  moreHref: string | null
  groups: readonly { id: string; name: string }[]
  undo: Action
}

function show(column: string, value: unknown) {
  if (value === null) return null
  if (column === 'week_hours') return <WeekHours week={value as WeekSpan[]} />
  if (column === 'special_days') return <SpecialDays days={value as SpecialDay[]} />
  if (column === 'pictures') return <PictureStrip pictures={value as SitePicture[]} />
  if (column === 'time_zone') return zoneLabel(String(value))
  return null
}

const PictureStrip = ({ pictures }: { pictures: SitePicture[] }) => (
  <ol className="flex flex-wrap gap-2">
    {pictures.map(({ file, alt }) => (
      <li key={file} className="relative aspect-[3/2] w-16 overflow-hidden rounded-sm border bg-muted">
        <Image
          src={mediaPath('logos', file)}
          alt={alt ?? 'Picture'}
          fill
          sizes="64px"
          quality={80}
          className="object-cover"
        />
      </li>
    ))}
  </ol>
)

export const SiteHistory = ({ groups, ...props }: Props) => (
  <History {...props} table="sites" names={new Map(groups.map(({ id, name }) => [id, name]))} show={show} />
)
