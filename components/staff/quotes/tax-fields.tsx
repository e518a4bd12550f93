import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { SALES_TAXES } from '@/lib/content/sales-tax'
import { percentText } from '@/lib/quotes/money'
import type { QuoteDraftState } from './use-quote-draft'

/** The rate of a state is a proposal: whoever knows better changes it and says why. */
export function TaxFields({ draft: { typed, answer, setTerm, apply } }: { draft: QuoteDraftState }) {
  const { errors = {} } = answer
  return (
    <div className="grid gap-5">
      <Field
        label="Sales tax"
        error={errors.taxState}
        hint="Video services are often not taxed. The tax is on lines that are marked as taxable."
        className="sm:max-w-96"
      >
        {(control) => (
          <select
            {...control}
            name="taxState"
            value={typed.taxState}
            onChange={(event) => apply({ do: 'tax', state: event.target.value })}
            className={`${fieldLook} h-12`}
          >
            <option value="">No tax</option>
            {SALES_TAXES.map(({ state, name, ppm }) => (
              <option key={state} value={state}>
                {name} ({percentText(ppm)} %)
              </option>
            ))}
          </select>
        )}
      </Field>
      <noscript>
        <Button type="submit" name="step" value="tax" variant="outline" size="sm">
          Use the rate of this state
        </Button>
      </noscript>
      {typed.taxState !== '' && (
        <div className="grid gap-5 sm:grid-cols-[minmax(0,9rem)_minmax(0,1fr)]">
          <Field label="Rate in percent" error={errors.taxRate}>
            {(control) => (
              <Input
                {...control}
                name="taxRate"
                inputMode="decimal"
                value={typed.taxRate}
                onChange={(event) => setTerm('taxRate', event.target.value)}
              />
            )}
          </Field>
          <Field label="Source of the rate" error={errors.taxSource}>
            {(control) => (
              <Input
                {...control}
                name="taxSource"
                value={typed.taxSource}
                onChange={(event) => setTerm('taxSource', event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  )
}
