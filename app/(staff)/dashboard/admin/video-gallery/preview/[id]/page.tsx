import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { PublicLook } from '@/components/staff/videos/public-look'
import { requireArea } from '@/lib/auth/session'
import { getVideoPreview } from '@/lib/data/catalogue/video-preview'
import { staffPaths } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'As visitors see it' }

export default async function VideoPreviewPage({
  params,
}: PageProps<'/dashboard/admin/video-gallery/preview/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.videoPreview(id))
  const preview = z.uuid().safeParse(id).success ? await getVideoPreview(id) : null
  if (!preview) notFound()
  return <PublicLook id={id} preview={preview} />
}
