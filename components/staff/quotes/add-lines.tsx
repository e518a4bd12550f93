import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { PACKAGES } from '@/lib/content/packages'
import { FREE_MILES } from '@/lib/quotes/travel'
import type { TypedQuote } from '@/lib/quotes/typed-quote'
import { addOnValue } from '@/lib/quotes/typed-steps'

const SELECT = `${fieldLook} h-11`
const ROW = 'grid items-end gap-2 grid-cols-[minmax(0,1fr)_auto]'

type AddLinesProps = { typed: TypedQuote; placeError: string | undefined }

export function AddLines({ typed, placeError }: AddLinesProps) {
  const taken = typed.lines.map(({ packageId }) => packageId)
  // Add-ons of the packages that are in the quote come first.
  const packages = PACKAGES.toSorted((a, b) => Number(taken.includes(b.id)) - Number(taken.includes(a.id)))
  return (
    <div className="grid gap-5 rounded-md border border-dashed p-4 lg:grid-cols-2">
      <div className={ROW}>
        <Field label="Package">
          {(control) => (
            <select {...control} name="package" className={SELECT}>
              {PACKAGES.map(({ id, title, startingPrice }) => (
                <option key={id} value={id}>
                  {title}, ${startingPrice.toLocaleString('en-US')}
                </option>
              ))}
            </select>
          )}
        </Field>
        <AddButton step="add-package">Add package</AddButton>
      </div>
      <div className={ROW}>
        <Field label="Add-on">
          {(control) => (
            <select {...control} name="addOn" className={SELECT}>
              {packages.map(({ id, title, addOns }) => (
                <optgroup key={id} label={title}>
                  {addOns.map((addOn) => (
                    <option key={addOn.title} value={addOnValue(id, addOn.title)}>
                      {addOn.title}, ${addOn.price.toLocaleString('en-US')}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <AddButton step="add-add-on">Add add-on</AddButton>
      </div>
      <div className="grid gap-2">
        <div className={ROW}>
          <Field label="Filming location" error={placeError}>
            {(control) => (
              <Input {...control} name="place" placeholder="City or ZIP code" className="h-11!" />
            )}
          </Field>
          <AddButton step="travel">Add travel</AddButton>
        </div>
        <input type="hidden" name="travelMiles" value={typed.travelMiles} />
        <input type="hidden" name="travelFrom" value={typed.travelFrom} />
        <p role="status" className="text-sm text-muted-foreground">
          {typed.travelMiles === ''
            ? `The first ${FREE_MILES} miles from our nearest videographers are free.`
            : `${typed.travelMiles} miles from ${typed.travelFrom}. ${Number(typed.travelMiles) <= FREE_MILES ? `Up to ${FREE_MILES} miles are free.` : 'Miles and rate are in the line and can be changed.'}`}
        </p>
      </div>
      <div className="grid content-end">
        <AddButton step="add-own">Add a custom line</AddButton>
      </div>
    </div>
  )
}

const AddButton = ({ step, children }: { step: string; children: string }) => (
  <Button type="submit" name="step" value={step} data-focus={step} variant="outline" className="h-11">
    {children}
  </Button>
)
