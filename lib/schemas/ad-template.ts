import * as z from 'zod/mini'
import {
  ALIGNMENTS,
  FACES,
  FORMAT_NAMES,
  MOTION_KINDS,
  PICTURE_SLOTS,
  TEMPLATE_LIMITS,
  TEXT_SLOTS,
  VERTICALS,
  type PictureRef,
  type TemplateDocument,
  type TemplateValues,
} from '@/lib/ads/templates/document'
import { isPicturePath } from '@/lib/ads/templates/picture-path'
import { cleanParagraphs, requiredText } from './text-rules'

const [SHORTEST, LONGEST] = TEMPLATE_LIMITS.seconds

function between(least: number, most: number) {
  const message = `Choose a number from ${least} to ${most}`
  return z.number(message).check(z.minimum(least, message), z.maximum(most, message))
}
/** Two decimals, so that dragging does not make long numbers. */
const percent = (least: number, most: number) =>
  between(least, most).check(z.overwrite((value) => Math.round(value * 100) / 100))
const whole = (least: number, most: number) => between(least, most).check(z.int('Choose a whole number'))

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'Write a color as #rrggbb'))
/** A box may reach over the edge, so that a picture can bleed. */
const box = z.strictObject({
  x: percent(-100, 150),
  y: percent(-100, 150),
  width: percent(0.1, 250),
  height: percent(0.1, 250),
})
const focal = z.strictObject({ x: percent(0, 100), y: percent(0, 100) })
const picture: z.ZodMiniType<PictureRef> = z.strictObject({
  path: z.string().check(z.refine(isPicturePath, 'Choose a picture of the library')),
  width: whole(1, 20_000),
  height: whole(1, 20_000),
})
const seconds = percent(0, LONGEST)

const style = z
  .strictObject({
    face: z.enum(Object.keys(FACES) as (keyof typeof FACES)[]),
    weight: z.number(),
    largest: percent(6, 400),
    smallest: percent(6, 400),
    color,
    align: z.enum(ALIGNMENTS),
    vertical: z.enum(VERTICALS),
    lines: whole(1, 12),
    isUppercase: z.boolean(),
  })
  .check(
    z.refine(({ face, weight }) => FACES[face].weights.some((known) => known === weight), {
      error: 'The face does not have this weight',
      path: ['weight'],
    }),
    z.refine(({ smallest, largest }) => smallest <= largest, {
      error: 'The smallest size is larger than the largest',
      path: ['smallest'],
    }),
  )

const layerBase = {
  id: z.string().check(z.regex(/^[a-z0-9]{1,40}$/)),
  name: requiredText({ label: 'Name of the layer', max: TEMPLATE_LIMITS.layerName }),
  isHidden: z.boolean(),
  boxes: z.partialRecord(z.enum(FORMAT_NAMES), box),
  motion: z.strictObject({ kind: z.enum(MOTION_KINDS), start: seconds, length: seconds }),
}
const radius = percent(0, 50)

const layer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('picture'),
    ...layerBase,
    slot: z.enum(PICTURE_SLOTS),
    fit: z.enum(['cover', 'contain']),
    focal,
    radius,
  }),
  z.strictObject({
    kind: z.literal('text'),
    ...layerBase,
    slot: z.enum(['headline', 'line', 'price', 'oldPrice', 'legal']),
    style,
  }),
  z.strictObject({
    kind: z.literal('badge'),
    ...layerBase,
    shape: z.enum(['round', 'tag', 'rectangle']),
    fill: color,
    style,
  }),
  z.strictObject({ kind: z.literal('button'), ...layerBase, fill: color, radius, style }),
  z.strictObject({
    kind: z.literal('shape'),
    ...layerBase,
    shape: z.enum(['rectangle', 'ellipse']),
    fill: color,
    opacity: percent(0, 100),
    radius,
  }),
])

const shade = percent(0, 90)
const ground = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('color'), color }),
  z.strictObject({ kind: z.literal('picture'), picture, focal, shade }),
  z
    .strictObject({
      kind: z.literal('film'),
      videoId: z.uuid(),
      poster: picture,
      from: percent(0, 36_000),
      to: percent(0, 36_000),
      focal,
      shade,
    })
    .check(z.refine(({ from, to }) => from < to, { error: 'The film ends before it starts', path: ['to'] })),
])

const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length

export const templateDocumentSchema = z
  .strictObject({
    formats: z
      .array(z.enum(FORMAT_NAMES))
      .check(z.minLength(1, 'Choose a format'), z.refine(isUnique, 'A format is listed twice')),
    ground,
    layers: z.array(layer).check(
      z.maxLength(TEMPLATE_LIMITS.layers, `A template can have ${TEMPLATE_LIMITS.layers} layers at most`),
      z.refine((layers) => isUnique(layers.map(({ id }) => id)), 'Two layers have the same id'),
    ),
    seconds: percent(SHORTEST, LONGEST),
  })
  .check(
    z.superRefine(({ formats, layers }, context) => {
      for (const [at, { name, boxes }] of layers.entries()) {
        for (const format of formats) {
          if (boxes[format]) continue
          context.addIssue({
            code: 'custom',
            message: `${name} has no place in the format ${format}`,
            path: ['layers', at, 'boxes', format],
          })
        }
      }
    }),
  ) satisfies z.ZodMiniType<TemplateDocument>

const text = z._default(
  z
    .string()
    .check(
      z.overwrite(cleanParagraphs),
      z.maxLength(TEMPLATE_LIMITS.text, `A text can have ${TEMPLATE_LIMITS.text} characters at most`),
    ),
  '',
)

const fromSlots = <Slot extends string, Schema>(slots: readonly Slot[], schema: Schema) =>
  Object.fromEntries(slots.map((slot) => [slot, schema])) as Record<Slot, Schema>

/** Slots that are absent are empty. */
export const templateValuesSchema = z.strictObject({
  texts: z.strictObject(fromSlots(TEXT_SLOTS, text)),
  pictures: z.strictObject(fromSlots(PICTURE_SLOTS, z._default(z.nullable(picture), null))),
}) satisfies z.ZodMiniType<TemplateValues>
