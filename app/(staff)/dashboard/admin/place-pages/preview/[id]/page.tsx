import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { PlaceLook } from '@/components/staff/places/place-look'
import { requireArea } from '@/lib/auth/session'
import { getPlacePage } from '@/lib/data/website/place-page-record'
import { getPlaceSurroundings } from '@/lib/data/website/place-surroundings'
import { staffPaths } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'As visitors see it' }

export default async function PlacePreviewPage({
  params,
}: PageProps<'/dashboard/admin/place-pages/preview/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.placePagePreview(id))
  const page = z.uuid().safeParse(id).success ? await getPlacePage(id) : null
  if (!page) notFound()
  return <PlaceLook page={page} surroundings={await getPlaceSurroundings(page)} />
}
