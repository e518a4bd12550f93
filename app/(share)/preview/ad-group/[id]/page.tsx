import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import * as z from 'zod/mini'
import { AdGroupPreviewView } from '@/components/preview/ad-group-preview-view'
import { getAdGroupPreview } from '@/lib/data/privileged/ad-previews'
import { listPreviewFeedback } from '@/lib/data/privileged/preview-feedback'
import { env } from '@/lib/env'
import { answerAd, approveAdsLeft } from './actions'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/preview/ad-group/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const preview = await getAdGroupPreview((await params).id).catch(() => null)
  return { title: preview ? `${preview.name} - Ad Preview` : 'Ad Preview' }
}

const olderComments = z.object({
  comments: z.uuid(),
  page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
})

export default async function AdGroupPreviewPage({ params, searchParams }: Props) {
  const { id } = await params
  const older = olderComments.safeParse(await searchParams).data
  const [preview, feedback] = await Promise.all([
    getAdGroupPreview(id),
    listPreviewFeedback(id, older && { adId: older.comments, page: older.page }),
  ])
  if (!preview) notFound()
  return (
    <AdGroupPreviewView
      preview={preview}
      feedback={feedback}
      actions={{ answer: answerAd.bind(null, id), approveRest: approveAdsLeft.bind(null, id) }}
      contactEmail={env.CONTACT_EMAIL}
    />
  )
}
