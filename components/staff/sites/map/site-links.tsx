import { StaffLink } from '@/components/staff/staff-link'
import { kindOf, type SitePoints } from '@/lib/owl/site-points'
import { owlPaths } from '@/lib/portal/owl-paths'
import { SiteFace, statusWord } from './markers'

type Props = { points: SitePoints; indices: readonly number[]; className?: string }

export const SiteLinks = ({ points, indices, className }: Props) => (
  <ul className={className}>
    {indices.map((at) => (
      <li key={points.ids[at]}>
        <StaffLink
          href={owlPaths.site(points.ids[at] ?? '')}
          className="flex min-h-9 items-center gap-3 underline-offset-4 hover:underline"
        >
          <SiteFace kind={kindOf(points, at)} />
          <span className="min-w-0 truncate">{points.names[at]}</span>
          <span className="ml-auto shrink-0 text-sm text-muted-foreground tabular-nums">
            <span className="sr-only">, number </span>
            {points.numbers[at]}
            <span className="sr-only">, {statusWord(kindOf(points, at))}</span>
          </span>
        </StaffLink>
      </li>
    ))}
  </ul>
)
