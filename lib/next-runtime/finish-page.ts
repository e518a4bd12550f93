import { holdOf, withoutData } from './fetched-data.ts'
import { holdScripts, VERSION_HEADER } from './hold-scripts.ts'
import { POLICY_HEADER } from './policy/base-policy.ts'
import {
  FAILED_PAGE_POLICY,
  hashSource,
  SCRIPTLESS_PAGE_POLICY,
  sitePolicyOfStored,
} from './policy/page-policy.ts'
import { policyFallback, type PolicyFallback } from './runtime-events.ts'
import { hashScripts } from './script-hashes.ts'
import { inlineStyles, type ReadSheet } from './styles/inline-styles.ts'
import { layOutLate } from './styles/late-layout.ts'
import { tellViewer } from './viewer-line.ts'

type Page = {
  html: string
  /** What Next answers to its router. */
  rscData?: Buffer
  headers?: Record<string, unknown>
  status?: number
}

/** Next's page for what a render refused: its scripts draw it. */
const isDrawnByScripts = (html: string) => html.includes('<html id="__next_error__"')

/** Next puts the kind and the version of a route before its path. */
const LOGIN = /(?:^|\$)\/login$/
/** Written by `missingMetadata` of lib/seo. */
export const MISSING = '<meta name="prerender-status-code" content="404"/>'

/** React writes it for a form that an action answers. HTML allows no empty address; without one a form goes to its own page, too. */
const EMPTY_ACTION = / action=""(?=[ >])/g

type Held = { html: string; version?: string }

/** Holds the scripts of a page, and takes out its data where they are fetched. */
function holdPage({ html, rscData }: Page, key: string): Held {
  const hold = holdOf(key)
  const page = hold.data === 'fetched' && !html.includes(MISSING) ? withoutData(html, rscData) : null
  if (!page) return { html: holdScripts(html, { ...hold, data: 'inline' }) }
  return { html: holdScripts(page.html, hold, page), version: page.version }
}

/**
 * Holds the scripts, writes the styles into the page and sets the policy and the status. With a part of its scripts React would
 * replace the page by an error screen.
 */
export function finishPage<Value extends Page>(page: Value, key: string, readSheet: ReadSheet): Value {
  if (page.headers?.[POLICY_HEADER]) return page
  const isEmpty = isDrawnByScripts(page.html)
  const isMissing = (page.status ?? 200) === 200 && page.html.includes(MISSING)
  const status = isMissing ? 404 : page.status
  const held: Held = isEmpty ? page : holdPage({ ...page, html: page.html.replace(EMPTY_ACTION, '') }, key)
  const { html, styles } = isEmpty
    ? { ...page, styles: null }
    : inlineStyles(layOutLate(tellViewer(held.html)), readSheet)
  const hashes = hashScripts(html)
  const withPolicy = (text: string, policy: string) => ({
    ...page,
    html: text,
    headers: {
      ...page.headers,
      [POLICY_HEADER]: policy,
      ...(held.version && { [VERSION_HEADER]: held.version }),
    },
    ...(status && { status }),
  })
  if (hashes) {
    const leadsToPortal = LOGIN.test(key)
    const stored = { scripts: hashes, styles: styles?.map(hashSource), leadsToPortal }
    return withPolicy(html, sitePolicyOfStored(stored))
  }
  policyFallback.publish({ page: key, status: status ?? 200 } satisfies PolicyFallback)
  return withPolicy(page.html, isEmpty ? FAILED_PAGE_POLICY : SCRIPTLESS_PAGE_POLICY)
}
