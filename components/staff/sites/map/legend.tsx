import { MAP_STATUSES } from '@/lib/owl/site-points'
import { SITE_STATUS_LABELS } from '@/lib/owl/sites'
import { SiteFace } from './markers'

export const Legend = () => (
  <ul aria-label="Markers" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
    {MAP_STATUSES.map((status, kind) => (
      <li key={status} className="flex items-center gap-2">
        <SiteFace kind={kind} />
        {SITE_STATUS_LABELS[status]}
      </li>
    ))}
  </ul>
)
