import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClientFeedback } from '@/components/staff/ads/client-feedback'
import type { AdActions } from '@/components/staff/ads/ad-actions'
import { AdScreen } from '@/components/staff/ads/ad-screen'
import { MadeFrom } from '@/components/staff/ads/made-from'
import { readComparison } from '@/components/staff/ads/compare/compare-versions'
import { reopenApproval, resolveComment } from '@/lib/actions/ad-feedback'
import type { FilledTemplate } from '@/lib/ads/templates/document'
import { hasMovement } from '@/lib/ads/templates/film-frames'
import { marksOf } from '@/lib/ads/marks'
import { canEnter } from '@/lib/auth/roles'
import { getAd } from '@/lib/data/ads/ad-detail'
import { listAdApprovals, listAdComments } from '@/lib/data/ads/ad-feedback'
import { type AdDrawing, getAdDrawing } from '@/lib/data/ads/templates/drawings'
import { readPage } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths } from '@/lib/portal/staff-paths'
import { adPlace } from '@/lib/schemas/ad'
import { restoreVersion, saveTitle } from './actions'
import { deleteVersion, deleteWholeAd } from './deletions'
import { updateToNewest } from './from-template'
import { beginUpload, finishUpload } from './uploads'

export const metadata: Metadata = { title: 'Ad' }

/** Null where nothing moves in the version that made the ad. */
const filmOf = ({ version: { document }, values, format }: AdDrawing): FilledTemplate | null =>
  hasMovement(document) ? { document, values, format } : null

export default async function AdPage({ params, searchParams }: PageProps<'/dashboard/[area]/ads/[id]'>) {
  const { area: named, id } = await params
  const { viewer, area } = await requireScreen(named, 'ads', id)
  const place = adPlace.safeParse({ area, id }).data
  if (!place) notFound()
  const search = await searchParams
  const page = readPage(search.comments)
  const [ad, drawing, approvals, comments] = await Promise.all([
    getAd(place.id),
    getAdDrawing(place.id),
    listAdApprovals([place.id]),
    listAdComments(place.id, page),
  ])
  if (!ad) notFound()
  const isManager = canEnter('project-manager', viewer.role)
  const actions: AdActions = {
    change: ad.canChange
      ? {
          saveTitle: saveTitle.bind(null, place),
          uploads: { begin: beginUpload.bind(null, place), finish: finishUpload.bind(null, place) },
          restore: {
            static: restoreVersion.bind(null, place, ad.inUse.static),
            motion: restoreVersion.bind(null, place, ad.inUse.motion),
          },
        }
      : null,
    remove:
      ad.canChange && isManager
        ? { ad: deleteWholeAd.bind(null, place), version: deleteVersion.bind(null, place) }
        : null,
  }
  return (
    <AdScreen
      area={area}
      ad={ad}
      actions={actions}
      marks={marksOf(
        comments.rows.map((comment) => ({ ...comment, isSettled: comment.resolvedAt !== null })),
      )}
      comparison={readComparison(search, ad.versions)}
    >
      {drawing && (
        <MadeFrom
          area={area}
          ad={ad}
          drawing={drawing}
          change={
            actions.change && {
              update: updateToNewest.bind(null, place),
              uploads: actions.change.uploads,
              film: filmOf(drawing),
            }
          }
        />
      )}
      <ClientFeedback
        approvals={approvals}
        comments={comments}
        page={page}
        pageHref={(number) => staffPaths.adComments(area, ad.id, number)}
        film={ad.inUse.motion && staffPaths.adFile(ad.inUse.motion)}
        actions={
          isManager
            ? { resolve: resolveComment.bind(null, place), reopen: reopenApproval.bind(null, place) }
            : undefined
        }
      />
    </AdScreen>
  )
}
