import { Panel, PanelRow } from '@/components/staff/crm/panel'
import type { PageKind, ShownMetric } from '@/lib/analytics/vitals'
import { paths } from '@/lib/paths'
import type { SuperAdminHome } from '@/lib/portal/homes/super-admin'
import { countOf, secondsText } from '@/lib/text/format'

/** Null: no page of its own shows them all. */
const PAGES: Record<PageKind, { title: string; href: string | null }> = {
  blog: { title: 'Blog', href: paths.blog() },
  'get-started': { title: 'Get started', href: paths.getStarted() },
  'hiring-videographers': { title: 'Hiring videographers', href: paths.hiringVideographers() },
  home: { title: 'Home page', href: paths.home() },
  other: { title: 'Other pages', href: null },
  'privacy-policy': { title: 'Privacy policy', href: paths.privacyPolicy() },
  'video-production-in': { title: 'Places', href: null },
  'videographers-near-me': { title: 'Videographers near me', href: paths.videographersNearMe() },
  videos: { title: 'Videos', href: paths.videos() },
}

const ms = (value: number) => (value < 1000 ? `${Math.round(value)} ms` : secondsText(value / 1000))

const METRICS: Record<ShownMetric, { what: string; good: number; text: (value: number) => string }> = {
  LCP: { what: 'until the largest part shows', good: 2500, text: ms },
  INP: { what: 'until a click is answered', good: 200, text: ms },
  CLS: { what: 'of layout shift', good: 0.1, text: (value) => value.toFixed(2) },
}

type Props = Pick<SuperAdminHome, 'slowPages'> & { hasVitals: boolean }

function emptyText({ slowPages, hasVitals }: Props): string {
  if (!hasVitals) return 'Set WEB_VITALS=1 and restart the server to see them.'
  return slowPages.loads === 0
    ? 'No visitor has reported yet.'
    : 'Every page is good for three of four visits.'
}

export const SlowPages = ({ slowPages, hasVitals }: Props) => (
  <Panel
    id="slow-pages"
    title="Slow pages this week"
    empty={emptyText({ slowPages, hasVitals })}
    isEmpty={!hasVitals || slowPages.rows.length === 0}
  >
    <ul className="divide-y">
      {slowPages.rows.map(({ page, metric, p75, loads }) => {
        const { what, good, text } = METRICS[metric]
        return (
          <PanelRow
            key={`${page} ${metric}`}
            href={PAGES[page].href}
            title={PAGES[page].title}
            side={`${metric} ${text(p75)}`}
          >
            <span>
              One visit in four is worse. Good is {text(good)} {what}.
            </span>
            <span>{countOf(loads, 'visit', 'visits')}</span>
          </PanelRow>
        )
      })}
    </ul>
  </Panel>
)
