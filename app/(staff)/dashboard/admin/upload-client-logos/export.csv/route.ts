import { requireArea } from '@/lib/auth/session'
import { CLIENT_LIST, type ClientColumn } from '@/lib/catalogue/clients'
import { type ClientRow, exportClients } from '@/lib/data/catalogue/client-list'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'

const VALUES: Record<ClientColumn, (client: ClientRow) => string> = {
  name: ({ name }) => name,
  logo: ({ logo }) => logo ?? '',
  industry: ({ industry }) => (industry ? industryHeading(industry) : ''),
  films: ({ films }) => String(films),
  reviews: ({ reviews }) => String(reviews),
  contacts: ({ contacts }) => String(contacts),
  adGroups: ({ adGroups }) => String(adGroups),
  featured: ({ isFeatured }) => (isFeatured ? 'Yes' : 'No'),
  website: ({ website }) => website ?? '',
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.clients())
  return exportList(CLIENT_LIST, request, { read: exportClients, values: VALUES })
}
