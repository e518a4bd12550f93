import { useId } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { fieldLook } from '@/components/ui/input'
import { buttonVariants } from '@/components/ui/button-variants'
import { COMPANY_ZONE } from '@/lib/time/in-zone'
import { cityOfZone, US_ZONES } from '@/lib/scheduling/zones'

const COMMON = new Set<string>(US_ZONES.map(({ zone }) => zone))

const labelOf = (zone: string) =>
  zone === COMPANY_ZONE ? 'Eastern Time, Detroit' : zone.replaceAll('_', ' ').replaceAll('/', ' / ')

type Props = { zone: string; onChoose: (zone: string) => void }

/** A separate form: without JavaScript it loads the page in the other time zone. */
export function ZoneSelect({ zone, onChoose }: Props) {
  const id = useId()
  // Browsers know other time zones than the server, so only the browser renders the long list.
  const others = useHydrated() ? Intl.supportedValuesOf('timeZone').filter((name) => !COMMON.has(name)) : []
  return (
    <form method="get" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <label htmlFor={id} className="text-muted-foreground">
        Times are shown in
      </label>
      <select
        id={id}
        name="zone"
        value={zone}
        onChange={(event) => onChoose(event.target.value)}
        className={`${fieldLook} h-11 max-w-full sm:w-auto`}
      >
        {!COMMON.has(zone) && !others.includes(zone) && <option value={zone}>{labelOf(zone)}</option>}
        <optgroup label="United States">
          {US_ZONES.map((common) => (
            <option key={common.zone} value={common.zone}>
              {`${common.label}, ${cityOfZone(common.zone)}`}
            </option>
          ))}
        </optgroup>
        {others.length > 0 && (
          <optgroup label="Everywhere else">
            {others.map((name) => (
              <option key={name} value={name}>
                {labelOf(name)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <span className="hidden noscript:block">
        <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          Show
        </button>
      </span>
    </form>
  )
}
