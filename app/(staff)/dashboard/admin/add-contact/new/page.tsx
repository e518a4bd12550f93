import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { NewContactForm } from '@/components/staff/contacts/new-contact-form'
import { ScreenHeading } from '@/components/staff/headings'
import { addContact } from '@/lib/actions/contacts'
import { canEnter } from '@/lib/auth/roles'
import { listContactChoices } from '@/lib/data/catalogue/contact-choices'
import { readContactStart } from '@/lib/catalogue/contact-start'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'New contact' }

export default async function NewContactPage({
  searchParams,
}: PageProps<'/dashboard/admin/add-contact/new'>) {
  const { viewer, screen } = await requireScreen('admin', 'add-contact', 'new')
  const [choices, query] = await Promise.all([listContactChoices(), searchParams])
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewContactForm
        action={addContact.bind(null, 'admin')}
        id={randomUUID()}
        choices={choices}
        start={readContactStart(query)}
        canAddClients={canEnter('admin', viewer.role)}
      />
    </div>
  )
}
