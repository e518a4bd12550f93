import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import type { Decision } from '@/lib/ads/decision'
import type { NamedFile } from '@/lib/ads/file-names'
import { markIds, marksOf } from '@/lib/ads/marks'
import {
  AD_KIND_LABELS,
  type AdFeedback,
  type AdKind,
  type FileVersion,
  type PreviewAd,
} from '@/lib/ads/types'
import { previewPaths } from '@/lib/preview-paths'
import { countOf } from '@/lib/text/format'
import { longDate } from '@/lib/time/in-zone'
import { AdFilm, AdFrame, AdPicture } from './ad-media'
import { DownloadFile } from './download-buttons'
import { Enlarge } from './marks/enlarge'
import { MarkedFilm, MarkedPicture } from './marks/marked-media'

type Props = {
  groupId: string
  ad: PreviewAd
  files: readonly NamedFile[]
  feedback: AdFeedback | undefined
  decision: Decision
  /** True for media in the first viewport. */
  eager: boolean
  children?: ReactNode
}

const MARK_TARGETS = { static: markIds.picture, motion: markIds.film } as const
const NAMES = { static: 'the picture', motion: 'the film' } as const

export const mediaSource = (groupId: string, ad: PreviewAd, kind: AdKind): string | null =>
  ad[kind] && previewPaths.media(groupId, ad.id, kind, ad[kind].path)

export function AdCard({ groupId, ad, files, feedback, decision, eager, children }: Props) {
  const source = {
    static: mediaSource(groupId, ad, 'static'),
    motion: mediaSource(groupId, ad, 'motion'),
  }
  const marks = marksOf(
    (feedback?.comments ?? []).map((comment) => ({ ...comment, isSettled: comment.isResolved })),
  )
  // The key resets the error state when the file changes.
  const media = {
    static: (
      <MarkedPicture key={source.static} adId={ad.id} marks={marks.picture}>
        <AdPicture source={source.static} title={ad.title} eager={eager} />
      </MarkedPicture>
    ),
    motion: (
      <MarkedFilm key={source.motion} adId={ad.id} marks={marks.film}>
        <AdFilm source={source.motion} poster={source.static} title={ad.title} />
      </MarkedFilm>
    ),
  }
  return (
    <article aria-labelledby={`ad-${ad.id}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={`ad-${ad.id}`} className="text-lg font-medium wrap-anywhere">
          {ad.title}
        </h3>
        {decision === 'approved' && <Badge tone="done">Approved</Badge>}
        {decision === 'changes' && <Badge tone="todo">Changes requested</Badge>}
      </div>
      {files.length === 0 ? (
        <div className="mt-5 max-w-2xl">
          <AdFrame>No media available</AdFrame>
        </div>
      ) : (
        <div className="mt-5 grid gap-x-8 gap-y-10 lg:grid-cols-2">
          {(['static', 'motion'] as const).map((kind) => {
            const [file, shown] = [files.find((one) => one.kind === kind), source[kind]]
            return (
              <div key={kind} className="min-w-0">
                {media[kind]}
                <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                  <div>
                    <h4 className="font-medium">{AD_KIND_LABELS[kind]}</h4>
                    <VersionNote version={feedback?.[kind] ?? null} />
                  </div>
                  {file && shown && (
                    <div className="flex gap-2">
                      <Enlarge
                        source={shown}
                        target={MARK_TARGETS[kind](ad.id)}
                        label={`${NAMES[kind]} of ${ad.title}`}
                      />
                      <DownloadFile
                        groupId={groupId}
                        file={file}
                        label={`${AD_KIND_LABELS[kind]} of ${ad.title}`}
                      />
                    </div>
                  )}
                </div>
              </div>
            )
          })}
        </div>
      )}
      {children}
    </article>
  )
}

/** What is new since the version before. Nothing for a first version. */
function VersionNote({ version }: { version: FileVersion | null }) {
  if (!version || version.version === 1) return null
  return (
    <p className="text-sm text-muted-foreground">
      Version {version.version}, new since {longDate(version.since)}
      {version.answered > 0 && `, after ${countOf(version.answered, 'comment', 'comments')} settled`}
    </p>
  )
}
