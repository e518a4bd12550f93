import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdGroupPreviewView } from '@/components/preview/ad-group-preview-view'
import { getAdGroupPreview } from '@/lib/data/ad-previews'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/preview/ad-group/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const preview = await getAdGroupPreview((await params).id).catch(() => null)
  return { title: preview ? `${preview.name} - Ad Preview` : 'Ad Preview' }
}

export default async function AdGroupPreviewPage({ params }: Props) {
  const preview = await getAdGroupPreview((await params).id)
  if (!preview) notFound()
  return <AdGroupPreviewView preview={preview} />
}
