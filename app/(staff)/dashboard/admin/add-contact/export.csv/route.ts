import { CONTACT_CELLS, CONTACT_LIST } from '@/lib/catalogue/contacts'
import { exportContacts } from '@/lib/data/catalogue/contact-list'
import { exportList } from '@/lib/list/csv'
import { requireScreen } from '@/lib/portal/require-screen'

export async function GET(request: Request) {
  await requireScreen('admin', 'add-contact')
  return exportList(CONTACT_LIST, request, { read: exportContacts, values: CONTACT_CELLS })
}
