import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ImportScreen } from '@/components/staff/contacts/imports/import-screen'
import { readImportScreen } from '@/lib/data/catalogue/contact-import-screen'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Import' }

export default async function ContactImportPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/add-contact/import/[id]'>) {
  const { id } = await params
  await requireScreen('admin', 'add-contact', 'import', id)
  const screen = await readImportScreen(id, await searchParams)
  if (!screen) notFound()
  return <ImportScreen area="admin" screen={screen} />
}
