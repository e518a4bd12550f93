import { PICTURE_SLOTS, type PictureSlot, TEXT_SLOTS, type TextSlot } from '@/lib/ads/templates/document'
import { pictureField, textField } from '@/lib/schemas/ad-fill'

/** Paths of pictures; empty for none. */
export type FilledSlots = { texts: Record<TextSlot, string>; pictures: Record<PictureSlot, string> }

const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** What stands in the form at the moment, as the action will read it. */
export const readSlots = (data: FormData): FilledSlots => ({
  texts: Object.fromEntries(
    TEXT_SLOTS.map((slot) => [slot, textOf(data, textField(slot)).replace(/\r\n?/g, '\n').trim()]),
  ) as Record<TextSlot, string>,
  pictures: Object.fromEntries(
    PICTURE_SLOTS.map((slot) => [slot, textOf(data, pictureField(slot))]),
  ) as Record<PictureSlot, string>,
})
