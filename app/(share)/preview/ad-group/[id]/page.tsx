import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdGroupPreviewView } from '@/components/preview/ad-group-preview-view'
import { getAdGroupPreview } from '@/lib/data/privileged/ad-previews'
import { listPreviewFeedback } from '@/lib/data/privileged/preview-feedback'
import { env } from '@/lib/env'
import { approveAd, commentOnAd } from './actions'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/preview/ad-group/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const preview = await getAdGroupPreview((await params).id).catch(() => null)
  return { title: preview ? `${preview.name} - Ad Preview` : 'Ad Preview' }
}

export default async function AdGroupPreviewPage({ params }: Props) {
  const { id } = await params
  const [preview, feedback] = await Promise.all([getAdGroupPreview(id), listPreviewFeedback(id)])
  if (!preview) notFound()
  return (
    <AdGroupPreviewView
      preview={preview}
      feedback={feedback}
      actions={{ comment: commentOnAd.bind(null, id), approve: approveAd.bind(null, id) }}
      contactEmail={env.CONTACT_EMAIL}
    />
  )
}
