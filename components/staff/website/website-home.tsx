import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Finding } from '@/lib/catalogue/website-overview'
import type { WebsiteOverview } from '@/lib/data/website/overview'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { WebsiteChanges } from './website-changes'
import { WebsiteFindings } from './website-findings'

type Props = { title: string; description?: string; overview: WebsiteOverview }

export function WebsiteHome({ title, description, overview }: Props) {
  const { counts, findings, changes } = overview
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <StaffLink href={staffPaths.searchHealth()} className={buttonVariants({ variant: 'outline' })}>
          Search health
        </StaffLink>
      </div>
      <Counts counts={counts} thin={totalOf(findings, 'thin')} />
      <WebsiteFindings findings={findings} />
      <WebsiteChanges changes={changes} />
    </div>
  )
}

const totalOf = (findings: readonly Finding[], kind: Finding['kind']) =>
  findings.find((finding) => finding.kind === kind)?.total ?? 0

const filtered = (name: string, value: string) => new URLSearchParams({ [name]: value })

type Count = [label: string, count: number, href: string]

function Counts({ counts, thin }: { counts: WebsiteOverview['counts']; thin: number }) {
  const { videos, articles, places } = counts
  const kinds: [title: string, counts: Count[]][] = [
    [
      'Videos',
      [
        ['Published', videos.published, staffPaths.videoGallery(filtered('status', 'published'))],
        ['Drafts', videos.draft, staffPaths.videoGallery(filtered('status', 'draft'))],
        ['Archived', videos.archived, staffPaths.videoGallery(filtered('status', 'archived'))],
      ],
    ],
    [
      'Articles',
      [
        ['Published', articles.published, staffPaths.articles(filtered('status', 'published'))],
        ['Scheduled', articles.scheduled, staffPaths.articles(filtered('status', 'scheduled'))],
        ['Drafts', articles.draft, staffPaths.articles(filtered('status', 'draft'))],
      ],
    ],
    [
      'Place pages',
      [
        ['Published', places.published, staffPaths.placePages(filtered('status', 'published'))],
        [
          'Too thin for search',
          thin,
          staffPaths.placePages(new URLSearchParams({ status: 'published', search: 'no' })),
        ],
        ['Drafts', places.draft, staffPaths.placePages(filtered('status', 'draft'))],
      ],
    ],
  ]
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {kinds.map(([title, rows]) => (
        <section
          key={title}
          aria-label={title}
          className="grid content-start gap-2 rounded-md border bg-card p-4"
        >
          <h2 className="type-heading">{title}</h2>
          <ul className="divide-y">
            {rows.map(([label, count, href]) => (
              <li key={label}>
                <StaffLink
                  href={href}
                  className="flex min-h-10 items-center justify-between gap-4 hover:underline"
                >
                  <span>{label}</span>
                  <span className="tabular-nums">{formatCount(count)}</span>
                </StaffLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
