import { StaffLink } from '@/components/staff/staff-link'
import type { IndustryRecord } from '@/lib/data/catalogue/industry-records'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const IndustrySummary = ({ industry }: { industry: IndustryRecord }) => (
  <span className="grid min-w-0 gap-1">
    <StaffLink
      href={staffPaths.industry(industry.id)}
      draggable={false}
      className="justify-self-start font-medium [overflow-wrap:anywhere] underline-offset-4 hover:underline"
    >
      {industryHeading(industry.name)}
    </StaffLink>
    <span className="text-sm text-muted-foreground tabular-nums">
      {count(industry.films, 'film', 'films')}
      {industry.published < industry.films && `, ${industry.published} published`},{' '}
      {count(industry.clients, 'client', 'clients')}
    </span>
  </span>
)
