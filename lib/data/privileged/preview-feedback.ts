import 'server-only'
import { z } from 'zod/mini'
import type { AdFeedback, SeenAd, SeenFiles } from '@/lib/ads/types'
import { DataError } from '@/lib/errors'
import type { FailureReason } from '@/lib/forms/form-state'
import { submissionKey, type Visitor } from '@/lib/forms/visitor'
import { log } from '@/lib/observability/log'
import type { AdAuthor, NewAdAnswer } from '@/lib/schemas/ad-feedback'
import { createAdminClient } from '@/lib/supabase/admin'
import { createVisitorClient } from '@/lib/supabase/anonymous'

export type PreviewedAd = { groupId: string; adId: string }

type Refusal = Extract<FailureReason, 'busy' | 'closed' | 'changed'> | null

type RpcError = { code: string }

const REFUSALS: Record<string, Refusal> = { PT404: 'closed', PT409: 'changed', PT429: 'busy' }

const version = z.nullable(
  z.object({ sha256: z.string(), version: z.number(), since: z.string(), answered: z.number() }),
)

const feedback: z.ZodMiniType<AdFeedback[]> = z.array(
  z.object({
    adId: z.string(),
    static: version,
    motion: version,
    approval: z.nullable(
      z.object({
        name: z.string(),
        approvedAt: z.string(),
        isCurrent: z.boolean(),
        isPictureCurrent: z.boolean(),
        isFilmCurrent: z.boolean(),
      }),
    ),
    wantsChanges: z.boolean(),
    commentCount: z.number(),
    commentPage: z.number(),
    comments: z.array(
      z.object({
        id: z.string(),
        number: z.number(),
        name: z.string(),
        body: z.string(),
        createdAt: z.string(),
        isResolved: z.boolean(),
        wantsChanges: z.boolean(),
        film: z.nullable(z.object({ ms: z.number(), isCurrent: z.boolean() })),
        point: z.nullable(z.object({ x: z.number(), y: z.number(), isCurrent: z.boolean() })),
      }),
    ),
  }),
)

export type OlderComments = { adId: string; page: number }

/** Of every ad the newest comments, or of one ad the page that is asked for. */
export async function listPreviewFeedback(groupId: string, older?: OlderComments): Promise<AdFeedback[]> {
  if (!z.uuid().safeParse(groupId).success) return []
  const { data, error } = await createVisitorClient().rpc('ad_group_feedback', {
    ad_group_id: groupId,
    older_of: older?.adId,
    comment_page: older?.page,
  })
  if (error) throw new DataError('previewFeedback.listPreviewFeedback', { cause: error })
  return feedback.parse(data)
}

/** Keeps only the code of an error: the rest may contain personal data of the row. */
function refusalOf(operation: string, error: RpcError | null, status: number): Refusal {
  if (!error) return null
  const refusal = REFUSALS[error.code]
  if (refusal) return refusal
  const failure = new DataError(operation, { cause: error.code || `no answer, status ${status}` })
  log.error(operation, failure)
  throw failure
}

/** Queues the mail too. Equal comments of the same sender are stored once. */
export async function createAdComment(
  { groupId, adId }: PreviewedAd,
  seen: SeenFiles,
  said: NewAdAnswer,
  visitor: Visitor,
  isDoubtful: boolean,
): Promise<Refusal> {
  const { filmMs, point } = said
  const film = seen.motion !== null && filmMs !== null && { film_ms: filmMs, film_sha256: seen.motion }
  const spot = seen.static !== null &&
    point && { point_x: point.x, point_y: point.y, picture_sha256: seen.static }
  const { error, status } = await createAdminClient().rpc('submit_ad_comment', {
    ad_group_id: groupId,
    ad_id: adId,
    payload: {
      author_name: said.name,
      email: said.email,
      body: said.comment,
      wants_changes: said.answer === 'changes',
      ...film,
      ...spot,
    },
    idempotency_key: submissionKey(visitor.sender, { adId, ...said }),
    address_hash: visitor.addressHash,
    doubtful: isDoubtful,
    key_expires: !visitor.hasTicket,
  })
  return refusalOf('previewFeedback.createAdComment', error, status)
}

/** Queues the mail too. Approves exactly the files that the page showed; stored once per version. */
export async function createAdApproval(
  { groupId, adId }: PreviewedAd,
  files: SeenFiles,
  author: AdAuthor,
  visitor: Visitor,
  isDoubtful: boolean,
): Promise<Refusal> {
  const { error, status } = await createAdminClient().rpc('approve_ad', {
    ad_group_id: groupId,
    ad_id: adId,
    payload: {
      author_name: author.name,
      email: author.email,
      static_sha256: files.static,
      motion_sha256: files.motion,
    },
    address_hash: visitor.addressHash,
    doubtful: isDoubtful,
  })
  return refusalOf('previewFeedback.createAdApproval', error, status)
}

/** Approves several ads, each for the files that the page showed. @returns the ads that have other files by now */
export async function createAdApprovals(
  groupId: string,
  ads: readonly SeenAd[],
  author: AdAuthor,
  visitor: Visitor,
  isDoubtful: boolean,
): Promise<{ refusal: Refusal; changed: string[] }> {
  const { data, error, status } = await createAdminClient().rpc('approve_ads', {
    ad_group_id: groupId,
    ads: ads.map(({ adId, files }) => ({
      ad_id: adId,
      static_sha256: files.static,
      motion_sha256: files.motion,
    })),
    payload: { author_name: author.name, email: author.email },
    address_hash: visitor.addressHash,
    doubtful: isDoubtful,
  })
  return { refusal: refusalOf('previewFeedback.createAdApprovals', error, status), changed: data ?? [] }
}

/** Not counted for closed previews, and above the rate limit. */
export async function countPreviewOpen(groupId: string, addressHash: string): Promise<void> {
  const { error, status } = await createAdminClient().rpc('count_preview_open', {
    ad_group_id: groupId,
    address_hash: addressHash,
  })
  refusalOf('previewFeedback.countPreviewOpen', error, status)
}
