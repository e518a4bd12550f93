import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ImportScreen } from '@/components/staff/owl-imports/import-screen'
import { readImportScreen } from '@/lib/data/owl/imports/screen'
import { toImportCollection } from '@/lib/owl/imports/collections'
import { requireScreen } from '@/lib/portal/require-screen'
import { cancel, discard, matchColumns, run, undo } from '@/lib/actions/owl-imports'

export const metadata: Metadata = { title: 'Import' }

export default async function ImportPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/imports/[collection]/[id]'>) {
  const { collection, id } = await params
  await requireScreen('owl', 'imports', collection, id)
  const name = toImportCollection(collection)
  const screen = name && (await readImportScreen(name, id, await searchParams))
  if (!name || !screen) notFound()
  return (
    <ImportScreen
      screen={screen}
      match={matchColumns.bind(null, name, id)}
      run={run.bind(null, name, id)}
      cancel={cancel.bind(null, name, id)}
      undo={undo.bind(null, name, id)}
      discard={discard.bind(null, name, id)}
    />
  )
}
