import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { PlaceLook } from '@/components/staff/places/place-look'
import { requireArea } from '@/lib/auth/session'
import { stateByName } from '@/lib/content/states'
import { listCityVideos, listStateVideos } from '@/lib/data/catalogue/local-videos'
import { listMainCities, listNeighborCities } from '@/lib/data/website/city-links'
import { getPlacePage } from '@/lib/data/website/place-page-record'
import { getSiteAssets } from '@/lib/data/website/site-assets'
import { staffPaths } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'As visitors see it' }

export default async function PlacePreviewPage({
  params,
}: PageProps<'/dashboard/admin/place-pages/preview/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.placePagePreview(id))
  const page = z.uuid().safeParse(id).success ? await getPlacePage(id) : null
  if (!page) notFound()
  const { city, state, slug } = page
  const [local, { portraits }, neighbors, mainCities] = await Promise.all([
    city === null ? listStateVideos(state) : listCityVideos(city, state),
    getSiteAssets(),
    city === null ? [] : listNeighborCities({ city, state, slug }),
    city === null ? listMainCities(state) : null,
  ])
  return (
    <PlaceLook
      page={page}
      stateSlug={stateByName(state)?.slug ?? null}
      local={local}
      portraits={portraits}
      neighbors={neighbors}
      mainCities={mainCities}
    />
  )
}
