import type { Metadata } from 'next'
import { ContactList } from '@/components/staff/contacts/contact-list'
import { CONTACT_LIST } from '@/lib/catalogue/contacts'
import { listContactChoices } from '@/lib/data/catalogue/contact-choices'
import { getSiteOfFilter, searchContacts } from '@/lib/data/catalogue/contact-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Contacts' }

export default async function ContactsPage({ searchParams }: PageProps<'/dashboard/admin/add-contact'>) {
  const { screen } = await requireScreen('admin', 'add-contact')
  const query = readListQuery(CONTACT_LIST, await searchParams)
  const [page, choices, site, views] = await Promise.all([
    searchContacts(query),
    listContactChoices(),
    getSiteOfFilter(query),
    listSavedViews('add-contact'),
  ])
  return (
    <ContactList
      area="admin"
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      choices={choices}
      site={site}
      views={views}
    />
  )
}
