import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PACKAGE_UNITS } from '@/lib/content/package-units'
import { formatPrice, type Package } from '@/lib/content/packages'
import type { FormValues } from '@/lib/forms/form-state'
import { MAX_COUNT } from '@/lib/quotes/estimate'
import { estimateFields, MAX_PLACE_LENGTH, readChoice, readPlace } from '@/lib/quotes/estimate-fields'

type Props = { item: Package; values: FormValues }

/** Add-ons, count and place of a package. `values` are what they begin with. */
export function EstimateFields({ item, values }: Props) {
  const { one, many, furtherPrice, isDeskWork } = PACKAGE_UNITS[item.id]
  const choice = readChoice(values)
  return (
    <>
      <fieldset className="grid gap-1 sm:col-span-2">
        <legend className="mb-2 font-medium">Add-ons</legend>
        {item.addOns.map(({ title, price }, at) => (
          <label key={title} className="flex min-h-11 items-center gap-3 border-b py-2">
            <input
              type="checkbox"
              name={estimateFields.addOn(at)}
              value="1"
              defaultChecked={choice?.packageId === item.id && choice.addOns.includes(title)}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="grow">{title}</span>
            <span className="text-muted-foreground tabular-nums">{`+${formatPrice(price)}`}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label={`How many ${many}`}
        hint={`Each further ${one} of the same order: ${formatPrice(furtherPrice)}`}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            name={estimateFields.count}
            min={1}
            max={MAX_COUNT}
            step={1}
            inputMode="numeric"
            defaultValue={choice?.count ?? 1}
          />
        )}
      </Field>
      {!isDeskWork && (
        <Field label="Where you film" optional hint="A city, a state or a ZIP code">
          {(control) => (
            <Input
              {...control}
              name={estimateFields.place}
              maxLength={MAX_PLACE_LENGTH}
              autoComplete="off"
              defaultValue={readPlace(values)}
            />
          )}
        </Field>
      )}
    </>
  )
}
