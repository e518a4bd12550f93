import {
  PICTURE_SLOTS,
  type PictureRef,
  type PictureSlot,
  TEMPLATE_LIMITS,
  TEXT_SLOTS,
  type TemplateValues,
  type TextSlot,
} from './document'

export type FillTexts = Record<TextSlot, string>

/** Paths in the bucket logos, as records name them; null without a picture. */
export type FillSource = {
  /** Of the catalogue. */
  client?: { name: string; logo: string | null }
  product?: { name: string; picture: string | null; brandLogo: string | null }
  site?: {
    number: string
    name: string
    city: string | null
    /** Two letters. */
    state: string | null
    picture: string | null
    /** Of the brand that it carries. */
    brandLogo: string | null
  }
  deal?: {
    title: string
    /** In words, as in '2 for $3.00'. */
    offer: string
    /** In dollars; empty without one. */
    oldPrice: string
    /** In words. */
    days: string
    terms: string
    picture: string | null
    brandLogo: string | null
    products: readonly string[]
  }
}

export const EMPTY_TEXTS = Object.fromEntries(TEXT_SLOTS.map((slot) => [slot, ''])) as FillTexts

/** Long terms end with '…' at the limit of a text. */
const fit = (text: string) =>
  text.length <= TEMPLATE_LIMITS.text ? text : `${text.slice(0, TEMPLATE_LIMITS.text - 1).trimEnd()}…`

/** As in 'Flint, MI'. */
const placeOf = ({ city, state }: NonNullable<FillSource['site']>): string =>
  [city, state].filter(Boolean).join(', ')

function lineOf({ site, deal }: FillSource): string {
  if (site) return [site.name, placeOf(site)].filter(Boolean).join(' · ')
  return deal?.products.join(', ') ?? ''
}

/** What the slots begin with. The nearest record wins: a deal before its product, a product before the client. */
export function textsOf(source: FillSource): FillTexts {
  const { client, product, deal } = source
  return {
    ...EMPTY_TEXTS,
    headline: fit(deal?.title ?? product?.name ?? client?.name ?? ''),
    line: fit(lineOf(source)),
    price: deal?.offer ?? '',
    oldPrice: deal?.oldPrice ?? '',
    legal: fit(deal ? [`Valid ${deal.days}.`, deal.terms].filter(Boolean).join(' ') : ''),
  }
}

/** Paths of the pictures that fit a slot, the best first, each once. */
export function picturesOf({
  client,
  product,
  site,
  deal,
}: FillSource): Record<PictureSlot, readonly string[]> {
  const known = (...paths: (string | null | undefined)[]) => [
    ...new Set(paths.filter((path) => typeof path === 'string')),
  ]
  return {
    logo: known(deal?.brandLogo, site?.brandLogo, product?.brandLogo, client?.logo),
    picture: known(deal?.picture, product?.picture, site?.picture),
  }
}

/** Absent where a file is not there any more, or cannot be read. */
export type KnownPictures = ReadonlyMap<string, PictureRef>

export function valuesOf(source: FillSource, known: KnownPictures): TemplateValues {
  const paths = picturesOf(source)
  const first = (slot: PictureSlot) =>
    paths[slot].map((path) => known.get(path)).find((picture) => picture !== undefined) ?? null
  return { texts: textsOf(source), pictures: { logo: first('logo'), picture: first('picture') } }
}

/** Puts `texts` where a text is empty. */
export const withDefaults = (
  values: TemplateValues,
  { texts, pictures }: Partial<TemplateValues>,
): TemplateValues => ({
  texts: Object.fromEntries(
    TEXT_SLOTS.map((slot) => [slot, values.texts[slot] || (texts?.[slot] ?? '')]),
  ) as FillTexts,
  pictures: Object.fromEntries(
    PICTURE_SLOTS.map((slot) => [slot, values.pictures[slot] ?? pictures?.[slot] ?? null]),
  ) as TemplateValues['pictures'],
})
