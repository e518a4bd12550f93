import { STATES } from '@/lib/content/states'
import type { FormValues } from '@/lib/forms/form-state'
import { sourceFields } from '@/lib/forms/visitor-fields'

export type LandingKind = 'home' | 'city' | 'state' | 'article' | 'video' | 'other'

export const LANDING_KIND_LABELS: Record<LandingKind, string> = {
  home: 'Home page',
  city: 'City pages',
  state: 'State pages',
  article: 'Blog',
  video: 'Videos',
  other: 'Other pages',
}

export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number]
export type Campaign = Partial<Record<CampaignParameter, string>>

/** `state` is the name of a state on the page of a state. */
export type Landing = { path: string; kind: LandingKind; state: string | null }

/** Where a visit began, as far as the browser told. */
export type LeadOrigin = { landing: Landing | null; referrerHost: string | null; campaign: Campaign | null }

export const NO_ORIGIN: LeadOrigin = { landing: null, referrerHost: null, campaign: null }

const MAX_PATH_LENGTH = 300
const MAX_CAMPAIGN_LENGTH = 100

const KINDS: readonly [pattern: RegExp, kind: LandingKind][] = [
  [/^\/$/, 'home'],
  [/^\/videos(\/|$)/, 'video'],
  [/^\/blog(\/|$)/, 'article'],
  [/^\/video-production-in\/[a-z-]+-[a-z]{2}$/, 'city'],
  [/^\/video-production-in\/[a-z-]+/, 'state'],
  [/^\/(videographers-near-me|hiring-videographers|get-started|privacy-policy)(\/|$)/, 'other'],
]

const SAFE_PATH = /^\/[\w\-./%~]*$/

/** Null for all but public pages: the address of a preview, a call or a quote is a secret. */
export function readLanding(path: string | undefined): Landing | null {
  if (!path || path.length > MAX_PATH_LENGTH || !SAFE_PATH.test(path)) return null
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1]
  if (!kind) return null
  const slug = kind === 'state' ? path.split('/')[2] : null
  return { path, kind, state: STATES.find((state) => state.slug === slug)?.name ?? null }
}

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/

function readReferrer(host: string | undefined, siteUrl: string): string | null {
  const name = host?.toLowerCase()
  if (!name || name.length > 253 || !HOST.test(name) || name === new URL(siteUrl).host) return null
  return name.replace(/^www\./, '')
}

/** Cuts instead of refusing: nobody typed these. */
const cleanValue = (text: string) =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_CAMPAIGN_LENGTH)
    .toWellFormed()

function readCampaign(query: string | undefined): Campaign | null {
  const params = new URLSearchParams(query)
  const campaign = CAMPAIGN_PARAMETERS.flatMap((name) => {
    const value = cleanValue(params.get(name) ?? '')
    return value ? [[name, value]] : []
  })
  return campaign.length > 0 ? (Object.fromEntries(campaign) as Campaign) : null
}

/** Never refuses: what is wrong is left out, and the lead is stored. */
export const readLeadOrigin = (values: FormValues, siteUrl: string): LeadOrigin => ({
  landing: readLanding(values[sourceFields.landing]),
  referrerHost: readReferrer(values[sourceFields.referrer], siteUrl),
  campaign: readCampaign(values[sourceFields.campaign]),
})
