import { StaffLink } from '@/components/staff/staff-link'
import { formatCount } from '@/lib/text/format'

/** Nothing when all have one. */
export const WithoutPosition = ({ count, href }: { count: number; href: string }) =>
  count > 0 && (
    <p className="text-sm">
      <StaffLink href={href} className="underline underline-offset-4">
        {formatCount(count)} without a position
      </StaffLink>{' '}
      <span className="text-muted-foreground">{count === 1 ? 'is' : 'are'} not on the map.</span>
    </p>
  )
