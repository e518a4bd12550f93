import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { VersionChanges } from '@/components/staff/page-form/version-changes'
import { requireArea } from '@/lib/auth/session'
import { PLACE_TEXT_FIELDS } from '@/lib/catalogue/places/place-texts'
import { getPageVersion } from '@/lib/data/website/page-versions'
import { toPlaceTexts } from '@/lib/data/website/place-page-record'
import { firstValue } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placePageFields } from '@/lib/schemas/place-page-fields'

export const metadata: Metadata = { title: 'Changes' }

const number = z.coerce.number().int().positive()

export default async function PlaceChangesPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/place-pages/[id]/changes'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.placePageChanges(id))
  const query = await searchParams
  const [from, to] = [number.safeParse(firstValue(query.from)), number.safeParse(firstValue(query.to))]
  if (!z.uuid().safeParse(id).success || !from.success || !to.success) notFound()
  const [before, after] = await Promise.all([
    getPageVersion('place', id, from.data),
    getPageVersion('place', id, to.data),
  ])
  if (!before || !after) notFound()
  const [old, now] = [toPlaceTexts(before), toPlaceTexts(after)]
  return (
    <VersionChanges
      page={{ href: staffPaths.placePage(id), title: now.title }}
      from={from.data}
      to={to.data}
      restoreHref={staffPaths.placePage(id, { restore: from.data })}
      changes={PLACE_TEXT_FIELDS.filter((field) => old[field] !== now[field]).map((field) => ({
        label: placePageFields[field].label,
        before: old[field],
        after: now[field],
      }))}
    />
  )
}
