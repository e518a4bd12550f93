import { SettleGearForm } from '@/components/staff/gear/settle-gear-form'
import { Badge } from '@/components/ui/badge'
import type { ApplicationGear as Gear } from '@/lib/data/leads/application-review'
import { GEAR_STATUS_LABELS } from '@/lib/leads/gear-statuses'

type Props = { title: string; gear: Gear[]; settleGear: (formData: FormData) => Promise<void> }

/** Cameras or lenses of an applicant. What our lists know is only named; the rest can be settled here. */
export function ApplicationGear({ title, gear, settleGear }: Props) {
  return (
    <section>
      <h2 className="mb-3 type-heading">{title}</h2>
      {gear.length === 0 ? (
        <p className="text-muted-foreground">None named.</p>
      ) : (
        <ul className="divide-y border-y">
          {gear.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 break-words">
                {one.name}
                {one.status !== 'approved' && <Badge>{GEAR_STATUS_LABELS[one.status]}</Badge>}
              </span>
              {one.status === 'pending' && <SettleGearForm gear={one} settle={settleGear} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
