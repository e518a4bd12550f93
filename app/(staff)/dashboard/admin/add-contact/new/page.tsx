import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { NewContactForm } from '@/components/staff/contacts/new-contact-form'
import { ScreenHeading } from '@/components/staff/headings'
import { addContact } from '@/lib/actions/contacts'
import { canEnter } from '@/lib/auth/roles'
import { listClientOptions } from '@/lib/data/catalogue/client-list'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'New contact' }

export default async function NewContactPage() {
  const { viewer, screen } = await requireScreen('admin', 'add-contact', 'new')
  const clients = await listClientOptions()
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewContactForm
        action={addContact.bind(null, 'admin')}
        id={randomUUID()}
        clients={clients.map(({ name }) => name)}
        canAddClients={canEnter('admin', viewer.role)}
      />
    </div>
  )
}
