import { SidebarSection } from '@/components/staff/headings'
import { ListPager } from '@/components/staff/list/list-pager'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import type { PageVersion } from '@/lib/data/website/page-versions'

type Props = {
  versions: PageVersion[]
  /** Of the page. */
  current: number
  /** The version before the last one of this page; null when there is none. */
  before: number | null
  /** Counts from 1. */
  page: number
  pageHref: (page: number) => string
  changesHref: (from: number, to: number) => string
  restoreHref: (number: number) => string
}

/** Who saved what, with the changes of each save and a way back. */
export const VersionList = ({
  versions,
  current,
  before,
  page,
  pageHref,
  changesHref,
  restoreHref,
}: Props) => (
  <SidebarSection id="versions" title="Versions">
    {versions.length === 0 ? (
      <p className="text-sm text-muted-foreground">
        {page > 1 ? 'There are no older versions.' : 'Not changed since it was imported.'}
      </p>
    ) : (
      <ol className="divide-y border-y text-sm">
        {versions.map(({ number, savedAt, author, note }, index) => {
          const previous = versions[index + 1]?.number ?? before
          return (
            <li key={number} className="grid gap-1 py-2.5">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium tabular-nums">{number}</span>
                <OfficeTime at={savedAt} className="text-muted-foreground tabular-nums" />
                {number === current && <span>in use</span>}
              </p>
              <p className="[overflow-wrap:anywhere]">{[author, note].filter(Boolean).join(', ')}</p>
              <p className="flex flex-wrap gap-x-4">
                {previous !== null && (
                  <StaffLink
                    href={changesHref(previous, number)}
                    className="py-1 underline underline-offset-4"
                  >
                    Changes<span className="sr-only"> of version {number}</span>
                  </StaffLink>
                )}
                {number !== current && (
                  <StaffLink
                    href={restoreHref(number)}
                    scroll={false}
                    className="py-1 underline underline-offset-4"
                  >
                    Restore as a draft<span className="sr-only">: version {number}</span>
                  </StaffLink>
                )}
              </p>
            </li>
          )
        })}
      </ol>
    )}
    <ListPager
      label="Pages of versions"
      page={page}
      hasNext={before !== null}
      hrefOf={(number) => `${pageHref(number)}#versions`}
    />
  </SidebarSection>
)
