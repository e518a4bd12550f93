import { PICTURE_SLOTS, TEXT_SLOTS, type PictureSlot, type TemplateDocument, type TextSlot } from './document'

/** The slots that a template shows, hidden layers left out, in the order of forms and files. */
export function fillNames({ layers }: TemplateDocument): { texts: TextSlot[]; pictures: PictureSlot[] } {
  const names = new Set<TextSlot | PictureSlot>()
  for (const layer of layers.filter(({ isHidden }) => !isHidden)) {
    if (layer.kind === 'text' || layer.kind === 'picture') names.add(layer.slot)
    if (layer.kind === 'badge') names.add('price').add('oldPrice')
    if (layer.kind === 'button') names.add('button')
  }
  return {
    texts: TEXT_SLOTS.filter((slot) => names.has(slot)),
    pictures: PICTURE_SLOTS.filter((slot) => names.has(slot)),
  }
}
