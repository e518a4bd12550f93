import { useRef, type KeyboardEvent } from 'react'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import { typeInto } from '@/components/forms/typed-text'
import { useEarlyFocus } from '@/components/forms/use-early-focus'
import { Suggestions } from '@/components/map/search/suggestions'
import { useSearch } from '@/components/map/search/use-search'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { ApplicationInput } from '@/lib/schemas/application'
import { applicationFields } from '@/lib/schemas/application-fields'
import { useAddressLookup, type Address } from './use-address-lookup'

function fill(form: HTMLFormElement | null, address: Address) {
  for (const [name, text] of Object.entries(address)) {
    const field = form?.elements.namedItem(name)
    // A city replaces the typed search text, but never a typed ZIP code.
    if (field instanceof HTMLInputElement && (text || name === 'street')) typeInto(field, text)
  }
}

/** Choosing a suggestion fills the whole address. Without the lookup it is a plain field. */
export function StreetField({ form }: { form: EnhancedForm<ApplicationInput> }) {
  const { open, find, Loader, failure, fail } = useAddressLookup()
  const isFilling = useRef(false)
  const { ref: register, onChange, ...rest } = form.register('street')
  const street = useRef<HTMLInputElement>(null)
  useEarlyFocus(street, () => void open())
  const { state, send, choose } = useSearch(find, (address) => {
    isFilling.current = true
    fill(street.current?.form ?? null, address)
    isFilling.current = false
  })
  const { suggestions, active } = state
  const isListed = suggestions.length > 0

  function onKeyDown(event: KeyboardEvent) {
    if (!isListed) return
    const suggestion = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      send({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
    } else if (event.key === 'Escape') {
      event.preventDefault()
      send({ type: 'closed' })
    } else if (event.key === 'Enter' && suggestion) {
      event.preventDefault()
      void choose(suggestion)
    }
  }

  return (
    <Field label={applicationFields.street.label} error={form.errors.street} className="sm:col-span-2">
      {(control) => (
        <div
          className="relative"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'closed' })
          }}
        >
          <Input
            {...control}
            {...rest}
            ref={(element) => {
              street.current = element
              register?.(element)
            }}
            defaultValue={form.values.street}
            autoFocus={form.focusOn === 'street'}
            required
            maxLength={applicationFields.street.max}
            autoComplete="address-line1"
            placeholder={failure ? 'Street and number (autocomplete unavailable)' : 'Begin with the number'}
            {...(!failure && {
              role: 'combobox',
              'aria-expanded': isListed,
              'aria-controls': isListed ? `${control.id}-list` : undefined,
              'aria-autocomplete': 'list' as const,
              'aria-activedescendant': active < 0 ? undefined : `${control.id}-${active}`,
            })}
            onFocus={() => void open()}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              void onChange?.(event)
              if (!isFilling.current) send({ type: 'typed', text: event.target.value })
            }}
          />
          {isListed && (
            <div className="absolute inset-x-0 top-full z-20">
              <Suggestions
                id={control.id}
                suggestions={suggestions}
                active={active}
                onChoose={(one) => void choose(one)}
              />
            </div>
          )}
          {failure && (
            <p role="status" className="mt-2 text-sm text-muted-foreground">
              {failure}
            </p>
          )}
          {Loader && !failure && <Loader onFail={fail} />}
        </div>
      )}
    </Field>
  )
}
