import { dayIn, timeIn } from '@/lib/time/in-zone'

type Props = {
  slots: readonly string[]
  zone: string
  /** Null while no time is chosen. */
  chosen: string | null
  /** Days that are not chosen are visible only without JavaScript. */
  isShown: boolean
  onChoose: (slot: string) => void
}

export function TimeGrid({ slots, zone, chosen, isShown, onChoose }: Props) {
  const time = timeIn(zone)
  return (
    <fieldset className={isShown ? undefined : 'hidden noscript:block'}>
      <legend className="mb-3 text-sm font-medium">{slots[0] && dayIn(zone)(slots[0])}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-1.5">
        {slots.map((slot) => (
          <label
            key={slot}
            className="relative grid h-11 cursor-pointer place-content-center rounded-md border border-input tabular-nums transition-colors hover:border-foreground hover:bg-secondary has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="slot"
              value={slot}
              checked={slot === chosen}
              onChange={() => onChoose(slot)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {time(slot)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
