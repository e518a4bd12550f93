import type { ReactNode } from 'react'
import type { EditControl } from '@/components/staff/record/edit-control'
import { FactList } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import {
  HERO_LABELS,
  PLACEMENT_LABELS,
  type Placement,
  RATIO_LABELS,
  VIDEO_FIELD_LABELS,
  type VideoField,
} from '@/lib/catalogue/video-fields'
import type { VideoRecord } from '@/lib/data/catalogue/video-record'
import type { EditAction } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { videoFields } from '@/lib/schemas/video-fields'
import { longDate } from '@/lib/time/in-zone'
import type { AspectRatio } from '@/lib/video/types'

const options = (labels: Record<string, string>) => Object.entries(labels)

const CONTROLS: Record<VideoField, EditControl> = {
  name: { kind: 'text', maxLength: videoFields.name.max },
  title: { kind: 'text', maxLength: videoFields.title.max },
  slug: { kind: 'text', maxLength: videoFields.slug.max },
  goal: { kind: 'textarea' },
  service: {
    kind: 'searched',
    maxLength: videoFields.service.max,
    source: staffPaths.videoSuggestions('service'),
  },
  place: {
    kind: 'searched',
    maxLength: videoFields.place.max,
    source: staffPaths.videoSuggestions('place'),
  },
  ratio: { kind: 'select', options: [['', 'Not known yet'], ...options(RATIO_LABELS)] },
  placement: { kind: 'select', options: options(PLACEMENT_LABELS) },
  hero: { kind: 'select', options: options(HERO_LABELS) },
}

type Props = { video: VideoRecord; actionOf: (field: VideoField) => EditAction }

const NOTHING = <span className="text-muted-foreground">None</span>

/** What is written about the film. */
export function FactsSection({ video, actionOf }: Props) {
  const { values } = video
  const shown: [VideoField, ReactNode][] = [
    ['name', values.name || NOTHING],
    ['title', values.title || NOTHING],
    [
      'slug',
      <span key="slug" className="[overflow-wrap:anywhere]">
        {paths.video(values.slug)}
      </span>,
    ],
    ['goal', values.goal ? <span className="whitespace-pre-line">{values.goal}</span> : NOTHING],
    ['service', values.service || NOTHING],
    ['place', values.place || NOTHING],
    ['ratio', values.ratio ? RATIO_LABELS[values.ratio as AspectRatio] : NOTHING],
    ['placement', PLACEMENT_LABELS[values.placement as Placement]],
    ['hero', HERO_LABELS[values.hero as keyof typeof HERO_LABELS]],
  ]
  return (
    <section aria-labelledby="facts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="facts" className="type-heading">
        Facts
      </h2>
      <FactList
        facts={[
          ...shown.map(([field, value]): [string, ReactNode] => [
            VIDEO_FIELD_LABELS[field],
            <InlineEdit
              key={field}
              label={VIDEO_FIELD_LABELS[field]}
              value={values[field]}
              version={video.version}
              control={CONTROLS[field]}
              action={actionOf(field)}
            >
              {value}
            </InlineEdit>,
          ]),
          ['Created', longDate(video.createdOn)],
          ['First seen', video.publishedAt && longDate(video.publishedAt)],
        ]}
      />
    </section>
  )
}
