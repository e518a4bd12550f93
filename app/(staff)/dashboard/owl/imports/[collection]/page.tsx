import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ImportList } from '@/components/staff/owl-imports/import-list'
import { describeCollection } from '@/lib/data/owl/imports/describe'
import { listImports } from '@/lib/data/owl/imports/imports'
import { toImportCollection } from '@/lib/owl/imports/collections'
import { requireScreen } from '@/lib/portal/require-screen'
import { beginUpload, discard, finishUpload, postFile } from '@/lib/actions/owl-imports'

export const metadata: Metadata = { title: 'Import' }

export default async function ImportsPage({ params }: PageProps<'/dashboard/owl/imports/[collection]'>) {
  const { collection } = await params
  const { screen } = await requireScreen('owl', 'imports', collection)
  const name = toImportCollection(collection)
  if (!name) notFound()
  return (
    <ImportList
      title={screen.title}
      description={screen.description}
      collection={describeCollection(name)}
      imports={await listImports(name)}
      begin={beginUpload.bind(null, name)}
      finish={finishUpload.bind(null, name)}
      post={postFile.bind(null, name)}
      discard={discard.bind(null, name)}
    />
  )
}
