import type { Metadata } from 'next'
import { PlaceImportList } from '@/components/staff/places/imports/import-list'
import { requireArea } from '@/lib/auth/session'
import { listPlaceImports } from '@/lib/data/website/place-imports'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { beginPlaceUpload, finishPlaceUpload } from '@/lib/actions/place-imports'

const screen = getScreen('admin', 'place-pages/import')

export const metadata: Metadata = { title: screen.title }

export default async function PlaceImportsPage() {
  await requireArea('admin', screenHref(screen))
  return (
    <PlaceImportList
      title={screen.title}
      description={screen.description}
      imports={await listPlaceImports()}
      begin={beginPlaceUpload}
      finish={finishPlaceUpload}
    />
  )
}
