import { requireArea } from '@/lib/auth/session'
import { listIndustryRecords } from '@/lib/data/catalogue/industry-records'
import { csvResponse } from '@/lib/list/csv'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'

export async function GET() {
  await requireArea('admin', staffPaths.industries())
  const industries = await listIndustryRecords()
  return csvResponse(
    'industries',
    [industries],
    [
      ['Name', ({ name }) => industryHeading(name)],
      ['Page', ({ name }) => paths.industry(name)],
      ['Place', ({ place }) => String(place ?? '')],
      ['Published films', ({ published }) => String(published)],
      ['Films', ({ films }) => String(films)],
      ['Clients', ({ clients }) => String(clients)],
    ],
  )
}
