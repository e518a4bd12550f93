import Image from 'next/image'
import type { ReactNode } from 'react'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import { StaffLink } from '@/components/staff/staff-link'
import { PLACEMENT_LABELS, RATIO_LABELS } from '@/lib/catalogue/video-fields'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { posterAddress } from './poster-section'

type Props = {
  id: string
  entries: HistoryEntry[]
  moreHref: string | null
  names: ReadonlyMap<string, string>
  undo: Action
}

const LABELS: Record<string, Record<string, string>> = {
  aspect_ratio: RATIO_LABELS,
  website_placement: PLACEMENT_LABELS,
}

function showValue(id: string, column: string, value: unknown): ReactNode {
  if (typeof value !== 'string') return null
  if (column !== 'video_thumbnail') return LABELS[column]?.[value]
  return (
    <Image
      src={posterAddress(id, value)}
      alt="Poster"
      unoptimized
      width={96}
      height={54}
      className="h-14 w-24 rounded-sm bg-black object-contain"
    />
  )
}

export const VideoHistory = ({ id, ...props }: Props) => (
  <History {...props} table="videos" show={(column, value) => showValue(id, column, value)} />
)

export const AllVideos = (): ReactNode => (
  <StaffLink
    href={staffPaths.videoGallery()}
    className="justify-self-start text-sm underline underline-offset-4"
  >
    All videos
  </StaffLink>
)

export const DeletedVideo = (props: Props) => (
  <DeletedRecord
    list={{ href: staffPaths.videoGallery(), label: 'All videos' }}
    title="This video was deleted"
  >
    <VideoHistory {...props} />
  </DeletedRecord>
)
