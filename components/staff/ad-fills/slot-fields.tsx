'use client'

import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import {
  PICTURE_SLOT_LABELS,
  PICTURE_SLOTS,
  type PictureSlot,
  TEMPLATE_LIMITS,
  TEXT_SLOT_LABELS,
  TEXT_SLOTS,
  type TextSlot,
} from '@/lib/ads/templates/document'
import type { FillSlots } from '@/lib/ads/templates/fill-csv'
import type { FormValues } from '@/lib/forms/form-state'
import { pictureField, textField } from '@/lib/schemas/ad-fill'

export type PictureOption = { path: string; name: string }

type Props = {
  /** What the template shows. The others keep what they have. */
  slots: FillSlots
  begins: { texts: Record<TextSlot, string>; pictures: Record<PictureSlot, string> }
  /** What was posted, without JavaScript. */
  values: FormValues
  errors: Record<string, string>
  choices: Record<PictureSlot, readonly PictureOption[]>
  /** Of the empty choice of a picture. */
  none: string
}

const SHORT: readonly TextSlot[] = ['price', 'oldPrice', 'button']

/** The texts and pictures of an ad. */
export function SlotFields({ slots, begins, values, errors, choices, none }: Props) {
  return (
    <>
      {TEXT_SLOTS.map((slot) => {
        const name = textField(slot)
        const value = values[name] ?? begins.texts[slot]
        if (!slots.texts.includes(slot))
          return <input key={slot} type="hidden" name={name} value={value} readOnly />
        return (
          <Field key={slot} label={TEXT_SLOT_LABELS[slot]} error={errors[name]}>
            {(control) => {
              const same = { ...control, name, maxLength: TEMPLATE_LIMITS.text, defaultValue: value }
              return SHORT.includes(slot) ? (
                <Input {...same} autoComplete="off" className="h-11!" />
              ) : (
                <Textarea {...same} className="min-h-11! py-2!" />
              )
            }}
          </Field>
        )
      })}
      {PICTURE_SLOTS.map((slot) => {
        const name = pictureField(slot)
        const value = values[name] ?? begins.pictures[slot]
        if (!slots.pictures.includes(slot)) {
          return <input key={slot} type="hidden" name={name} value={value} readOnly />
        }
        return (
          <Field key={slot} label={PICTURE_SLOT_LABELS[slot]} error={errors[name]}>
            {(control) => (
              <select
                {...control}
                key={value}
                name={name}
                defaultValue={value}
                className={`${fieldLook} h-11`}
              >
                <option value="">{none}</option>
                {choices[slot].map((choice) => (
                  <option key={choice.path} value={choice.path}>
                    {choice.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )
      })}
    </>
  )
}
