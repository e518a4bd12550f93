import { OfficeTime } from '@/components/staff/office-time'
import type { PreviewOpens as Opens } from '@/lib/data/ads/ad-feedback'

/** How often clients have looked at a group. */
export function PreviewOpens({ opens: { total, lastAt } }: { opens: Opens }) {
  if (lastAt === null) return <p className="text-sm text-muted-foreground">No client has opened it yet.</p>
  return (
    <p className="text-sm text-muted-foreground">
      Opened {total === 1 ? 'once' : `${total} times`} by clients, last <OfficeTime at={lastAt} />
    </p>
  )
}
