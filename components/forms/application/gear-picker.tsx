import { useRef, useState, type KeyboardEvent } from 'react'
import { useEarlyFocus } from '@/components/forms/use-early-focus'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { MAX_GEAR, type GearKind } from '@/lib/leads/gear'
import type { ApplicationInput } from '@/lib/schemas/application'
import { applicationFields } from '@/lib/schemas/application-fields'
import { GearChips } from './gear-chips'
import { GearOptions } from './gear-options'
import { useGearPicker, type AddGear } from './use-gear-picker'

type Props = {
  form: EnhancedForm<ApplicationInput>
  name: 'selectedCameras' | 'selectedLenses'
  kind: GearKind
  placeholder: string
  add: AddGear
}

/** A combobox of the ARIA patterns with the chosen names below. Without JavaScript a text area. */
export function GearPicker({ form, name, kind, placeholder, add }: Props) {
  const { label } = applicationFields[name]
  const picker = useGearPicker(kind, add, form.values[name])
  const { options, active, chosen } = picker
  const [isOpen, setIsOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  useEarlyFocus(search, () => void picker.load())
  const isListed = isOpen && options.length > 0
  const { ref: register, onChange, ...lines } = form.register(name)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // Enter must not send the form.
      event.preventDefault()
      void picker.submit()
    } else if (isListed && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      picker.setActive((active + step + options.length) % options.length)
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault()
      setIsOpen(false)
    } else if (event.key === 'Backspace' && picker.text === '') {
      const last = chosen.at(-1)
      if (last) picker.remove(last)
    }
  }

  return (
    <>
      <Field label={label} optional error={form.errors[name]} className="noscript:hidden">
        {(control) => (
          <>
            <div
              className="relative"
              onBlur={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
              }}
            >
              <Input
                {...control}
                ref={search}
                role="combobox"
                aria-expanded={isListed}
                aria-controls={isListed ? `${control.id}-list` : undefined}
                aria-autocomplete="list"
                aria-activedescendant={isListed ? `${control.id}-list-${active}` : undefined}
                aria-busy={picker.isAdding}
                autoComplete="off"
                placeholder={chosen.length < MAX_GEAR ? placeholder : `${MAX_GEAR} chosen, which is the most`}
                value={picker.text}
                onFocus={() => void picker.load()}
                onChange={(event) => {
                  setIsOpen(true)
                  picker.type(event.target.value)
                }}
                onKeyDown={onKeyDown}
              />
              {isListed && (
                <GearOptions
                  id={`${control.id}-list`}
                  kind={kind}
                  label={label}
                  options={options}
                  active={active}
                  onChoose={(option) => void picker.choose(option)}
                />
              )}
            </div>
            <GearChips
              label={`${label} chosen`}
              names={chosen}
              onRemove={picker.remove}
              onEmpty={() => search.current?.focus()}
            />
          </>
        )}
      </Field>
      <Field
        label={label}
        optional
        hint="One on each line."
        error={form.errors[name]}
        className="hidden noscript:grid"
      >
        {(control) => (
          <Textarea
            {...control}
            {...lines}
            ref={(element) => {
              picker.attach(element)
              register?.(element)
            }}
            rows={3}
            autoComplete="off"
            defaultValue={form.values[name]}
            onChange={(event) => {
              picker.read(event.target.value)
              void onChange?.(event)
            }}
          />
        )}
      </Field>
    </>
  )
}
