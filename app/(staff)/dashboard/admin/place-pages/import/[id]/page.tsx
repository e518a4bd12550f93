import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { PlaceImportScreen } from '@/components/staff/places/imports/import-screen'
import { requireArea } from '@/lib/auth/session'
import { getPlaceImport } from '@/lib/data/website/place-imports'
import { staffPaths } from '@/lib/portal/staff-paths'
import { cancelImport, runImport, undoImport } from '@/lib/actions/place-imports'

export const metadata: Metadata = { title: 'Import' }

export default async function PlaceImportPage({
  params,
}: PageProps<'/dashboard/admin/place-pages/import/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.placeImport(id))
  const one = z.uuid().safeParse(id).success ? await getPlaceImport(id) : null
  if (!one) notFound()
  return (
    <PlaceImportScreen
      one={one}
      run={runImport.bind(null, id)}
      cancel={cancelImport.bind(null, id)}
      undo={undoImport.bind(null, id)}
    />
  )
}
