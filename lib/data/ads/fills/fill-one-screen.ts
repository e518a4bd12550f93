import 'server-only'
import type { Format, PictureSlot } from '@/lib/ads/templates/document'
import { type FillSource, type FillTexts, picturesOf, textsOf } from '@/lib/ads/templates/fill-values'
import { getAd } from '@/lib/data/ads/ad-detail'
import { getAdDrawing } from '@/lib/data/ads/templates/drawings'
import { getNewestVersion, type PublishedVersion } from '@/lib/data/ads/templates/template-record'
import { listFillableTemplates, type TemplateOption } from '@/lib/data/ads/templates/templates'
import { firstValue, isUuid, type SearchParams } from '@/lib/list/query'
import { offerText } from '@/lib/owl/deals/offer-text'
import { canFilm, type FilmAnswer } from './can-film'
import { type FillDeal, getFillDeals, listFillDeals } from './fill-deals'
import type { FillGroup } from './fill-group'
import { type FillSite, listFillSites } from './fill-sites'
import { listPictureChoices, type PictureChoice, uniqueChoices } from './named-pictures'

type Choices = Record<PictureSlot, PictureChoice[]>

/** What the form of one ad begins with. */
export type FillOneStart = {
  version: PublishedVersion
  title: string
  texts: FillTexts
  /** Paths; empty for none. */
  pictures: Record<PictureSlot, string>
  choices: Choices
  film: FilmAnswer
}

export type FillOneScreen = {
  templates: TemplateOption[]
  deals: { value: string; label: string }[]
  sites: { value: string; label: string }[]
  chosen: { template: string; deal: string; site: string }
  /** Null before a template is chosen. */
  start: FillOneStart | null
}

const chosenId = (query: SearchParams, name: string): string => {
  const value = firstValue(query[name])
  return isUuid(value) ? value : ''
}

/** What the nearest records have stands first in each list. */
async function choicesFor(clientId: string, source: FillSource): Promise<Choices> {
  const [all, near] = [await listPictureChoices(clientId), picturesOf(source)]
  const sort = (slot: PictureSlot): PictureChoice[] => {
    const known = new Map(uniqueChoices(all[slot]).map((choice) => [choice.path, choice]))
    const first = near[slot].map((path) => known.get(path) ?? { path, name: 'Picture of the site' })
    const paths = new Set(near[slot])
    return [...first, ...[...known.values()].filter(({ path }) => !paths.has(path))]
  }
  return { logo: sort('logo'), picture: sort('picture') }
}

const titleOf = (group: FillGroup, deal: FillDeal | undefined, site: FillSite | undefined) =>
  [deal?.title, site && `${site.number} ${site.name}`].filter(Boolean).join(' – ') || group.name

const dealOption = ({ id, title, offer, days }: FillDeal) => ({
  value: id,
  label: `${title}, ${offerText(offer)}, ${days}`,
})

const siteOption = ({ id, number, name, place }: FillSite) => ({
  value: id,
  label: [`${number} ${name}`, place].filter(Boolean).join(', '),
})

export async function readFillOneScreen(group: FillGroup, query: SearchParams): Promise<FillOneScreen> {
  const [templateId, dealId, siteId] = ['template', 'deal', 'site'].map((name) => chosenId(query, name))
  const [templates, deals, sites, named] = await Promise.all([
    listFillableTemplates(group.clientId),
    listFillDeals(group.clientId),
    listFillSites(group.clientId),
    templateId ? getNewestVersion(templateId) : null,
  ])
  const [only, ...others] = templates
  // Where there is no choice, none is asked for.
  const version = named ?? (only && others.length === 0 ? await getNewestVersion(only.id) : null)
  const deal =
    deals.find(({ id }) => id === dealId) ??
    (dealId ? (await getFillDeals(group.clientId, [dealId]))[0] : undefined)
  const site = sites.find(({ id }) => id === siteId)
  const source = { ...group.source, ...deal?.source, ...site?.source }
  const near = picturesOf(source)
  const isFitting = templates.some(({ id }) => id === version?.template.id)
  return {
    templates,
    deals: deals.map(dealOption),
    sites: sites.map(siteOption),
    chosen: {
      template: isFitting ? (version?.template.id ?? '') : '',
      deal: deal?.id ?? '',
      site: site?.id ?? '',
    },
    start:
      version && isFitting
        ? {
            version,
            title: titleOf(group, deal, site),
            texts: textsOf(source),
            pictures: { logo: near.logo[0] ?? '', picture: near.picture[0] ?? '' },
            choices: await choicesFor(group.clientId, source),
            film: await canFilm(version.document),
          }
        : null,
  }
}

/** For an ad that a template has made: its texts and pictures, with the newest version of the template. Null for others. */
export async function readNextVersion(
  group: FillGroup,
  adId: string,
): Promise<(FillOneStart & { format: Format; adId: string }) | null> {
  const [ad, drawing] = isUuid(adId) ? await Promise.all([getAd(adId), getAdDrawing(adId)]) : []
  if (!ad || !drawing || !ad.canChange || ad.group.id !== group.id) return null
  const version = await getNewestVersion(drawing.template.id)
  if (!version?.document.formats.includes(drawing.format)) return null
  const { texts, pictures } = drawing.values
  const choices = await choicesFor(group.clientId, group.source)
  const withOwn = (slot: PictureSlot): PictureChoice[] => {
    const own = pictures[slot]
    if (!own || choices[slot].some(({ path }) => path === own.path)) return choices[slot]
    return [{ path: own.path, name: 'As it is' }, ...choices[slot]]
  }
  return {
    // Its film is made with those of the others.
    ...{ version, title: ad.title, texts, adId, format: drawing.format, film: 'still' },
    pictures: { logo: pictures.logo?.path ?? '', picture: pictures.picture?.path ?? '' },
    choices: { logo: withOwn('logo'), picture: withOwn('picture') },
  }
}
