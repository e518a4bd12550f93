import { WEEKDAYS } from '@/lib/owl/loyalty/describe'
import { LIMITS } from '@/lib/owl/loyalty/rules'
import type { FieldErrors, FormValues } from '@/lib/forms/form-state'
import { RuleInput } from './rule-input'

type Kind = 'bonus' | 'tier' | 'reward'

const ROWS: Record<Kind, { title: string; most: number }> = {
  bonus: { title: 'Bonus', most: LIMITS.bonuses },
  tier: { title: 'Tier', most: LIMITS.tiers },
  reward: { title: 'Reward', most: LIMITS.rewards },
}

const EMPTY_ROWS = 2

type Props = { kind: Kind; values: FormValues; errors: FieldErrors }

/** How many rows have a value. */
function filledRows(kind: Kind, values: FormValues): number {
  const numbers = Object.entries(values).flatMap(([field, text]) =>
    field.startsWith(`${kind}-`) && text.trim() ? [Number(field.split('-')[1]) + 1] : [],
  )
  return Math.max(0, ...numbers)
}

export function RowFields({ kind, values, errors }: Props) {
  const { title, most } = ROWS[kind]
  const count = Math.min(most, filledRows(kind, values) + EMPTY_ROWS)
  return (
    <div className="grid gap-4">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} role="group" aria-label={`${title} ${at + 1}`} className="rounded-md border p-4">
          <Row kind={kind} row={`${kind}-${at}`} values={values} errors={errors} />
        </div>
      ))}
      <p className="text-sm text-muted-foreground">
        {count === most
          ? `At most ${most}. An emptied row is left out.`
          : 'An emptied row is left out. More rows appear after saving.'}
      </p>
    </div>
  )
}

function Row({ kind, row, ...input }: Props & { row: string }) {
  switch (kind) {
    case 'bonus':
      return (
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-3">
            <RuleInput {...input} field={`${row}-name`} label="Name" />
            <RuleInput {...input} field={`${row}-product`} label="Product" hint="Blank: everything" />
            <RuleInput {...input} field={`${row}-times`} label="Times" hint="2 gives double points" decimal />
          </div>
          <fieldset>
            <legend className="text-sm">Days (none: every day)</legend>
            <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
              {WEEKDAYS.map((day, at) => (
                <label key={day} className="inline-flex min-h-8 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    name={`${row}-day-${at}`}
                    defaultChecked={Boolean(input.values[`${row}-day-${at}`])}
                    className="size-4 accent-primary"
                  />
                  {day}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      )
    case 'tier':
      return (
        <div className="grid gap-4 sm:grid-cols-3">
          <RuleInput {...input} field={`${row}-name`} label="Name" />
          <RuleInput {...input} field={`${row}-threshold`} label="From points" whole />
          <RuleInput
            {...input}
            field={`${row}-times`}
            label="Times"
            hint="1.5 gives half as many more"
            decimal
          />
          <RuleInput
            {...input}
            field={`${row}-benefits`}
            label="Benefits"
            optional
            className="sm:col-span-3"
          />
        </div>
      )
    case 'reward':
      return (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <RuleInput {...input} field={`${row}-name`} label="Name" />
          <RuleInput {...input} field={`${row}-cost`} label="Points" whole />
          <RuleInput {...input} field={`${row}-value`} label="Costs us ($)" decimal />
          <RuleInput
            {...input}
            field={`${row}-perMonth`}
            label="Times a month"
            hint="Blank: no limit"
            whole
          />
        </div>
      )
  }
}
