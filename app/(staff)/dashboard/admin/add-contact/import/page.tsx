import type { Metadata } from 'next'
import { ImportList } from '@/components/staff/contacts/imports/import-list'
import { listContactImports } from '@/lib/data/catalogue/contact-imports'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Import contacts' }

export default async function ContactImportsPage() {
  const { screen } = await requireScreen('admin', 'add-contact', 'import')
  const imports = await listContactImports()
  return <ImportList area="admin" title={screen.title} description={screen.description} imports={imports} />
}
