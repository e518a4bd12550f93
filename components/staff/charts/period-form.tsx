import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { PERIOD_LABELS, type Period } from '@/lib/time/periods'

type Props = {
  action: string
  period: Period
  /** Other parameters of the address, which stay. */
  kept?: URLSearchParams
}

/** Which days the figures of a screen are from. */
export const PeriodForm = ({ action, period, kept }: Props) => (
  <form action={action} autoComplete="off" className="flex items-end gap-3">
    {[...(kept ?? [])].map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <div className="grid gap-1.5">
      <Label htmlFor="period">Period</Label>
      <select id="period" name="period" defaultValue={period} key={period} className={`${fieldLook} h-11`}>
        {Object.entries(PERIOD_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
    <Button type="submit" variant="outline">
      Show
    </Button>
  </form>
)
