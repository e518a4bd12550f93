import { sourceFields } from '@/lib/forms/visitor-fields'
import { isTrackingRefused } from './track'

/** `landing` is a path, `referrer` another site's host, `campaign` a query of utm_ parameters. */
type Visit = { landing: string; referrer: string; campaign: string }

const KEY = 'visit'
/** Address and referrer of a page that was left before its scripts ran, kept by lib/next-runtime/hold-scripts.ts. */
const LANDING_KEY = 'landing'
const MAX_CAMPAIGN_LENGTH = 600

/** The address that this document was loaded with: by now the visitor may have moved on within it. */
function firstAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href, location.href)
}

function campaignOf({ searchParams }: URL): string {
  const utm = [...searchParams].filter(([name]) => name.startsWith('utm_'))
  return new URLSearchParams(utm).toString().slice(0, MAX_CAMPAIGN_LENGTH)
}

type Landing = { address: URL; referrer: string }

function readLanding(): Landing {
  const [address, referrer] = JSON.parse(sessionStorage.getItem(LANDING_KEY) ?? '[]') as string[]
  return address
    ? { address: new URL(address), referrer: referrer ?? '' }
    : { address: firstAddress(), referrer: document.referrer }
}

function beginVisit(): Visit {
  const { address, referrer } = readLanding()
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  return {
    landing: address.pathname,
    referrer: from === location.host ? '' : from,
    campaign: campaignOf(address),
  }
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null && Object.keys(sourceFields).every((name) => name in value)

function readVisit(): Visit | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  return isVisit(stored) ? stored : null
}

/**
 * Keeps the first page of the visit in this tab until it closes. Null, and nothing kept, for browsers that object to tracking,
 * and where storage is blocked.
 */
export function rememberVisit(): Visit | null {
  try {
    if (isTrackingRefused()) {
      sessionStorage.removeItem(KEY)
      sessionStorage.removeItem(LANDING_KEY)
      return null
    }
    const visit = readVisit() ?? beginVisit()
    sessionStorage.setItem(KEY, JSON.stringify(visit))
    return visit
  } catch {
    return null
  }
}

/** Adds where the visit began to a form. */
export function addVisit(data: FormData): void {
  const visit = rememberVisit()
  if (!visit) return
  for (const [name, field] of Object.entries(sourceFields)) data.set(field, visit[name as keyof Visit])
}
