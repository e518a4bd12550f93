import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import type { TemplateVersion } from '@/lib/data/ads/templates/template-record'
import { formatCount } from '@/lib/text/format'

type Props = {
  versions: TemplateVersion[]
  /** Number of the version that the page shows; null for the draft. */
  shown: number | null
  hrefOf: (version?: number) => string
  /** Null when the person may not change the template. */
  restore: ((version: TemplateVersion) => () => Promise<void>) | null
}

/** What was published, by whom, and a way back. */
export const TemplateVersions = ({ versions, shown, hrefOf, restore }: Props) => (
  <SidebarSection id="versions" title="Versions">
    {versions.length === 0 ? (
      <p className="text-sm text-muted-foreground">
        Nothing is published yet. Ads can be made as soon as there is a version.
      </p>
    ) : (
      <ol className="divide-y border-y text-sm">
        {versions.map((version) => {
          const { number, note, author, createdAt, ads } = version
          const name = <span className="sr-only"> version {number}</span>
          return (
            <li key={number} className="grid gap-1 py-2.5">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium tabular-nums">Version {number}</span>
                <OfficeTime at={createdAt} className="text-muted-foreground tabular-nums" />
              </p>
              <p className="[overflow-wrap:anywhere]">{[author, note].filter(Boolean).join(': ')}</p>
              <p className="text-muted-foreground tabular-nums">
                {ads === 1 ? '1 ad has it' : `${formatCount(ads)} ads have it`}
              </p>
              <div className="flex flex-wrap items-center gap-x-4">
                {number === shown ? (
                  <StaffLink href={hrefOf()} scroll={false} className="py-1 underline underline-offset-4">
                    Show the draft
                  </StaffLink>
                ) : (
                  <StaffLink
                    href={hrefOf(number)}
                    scroll={false}
                    className="py-1 underline underline-offset-4"
                  >
                    Show{name}
                  </StaffLink>
                )}
                {restore && (
                  <form action={restore(version)}>
                    <Button type="submit" variant="outline" size="sm">
                      Restore as the draft<span className="sr-only">: version {number}</span>
                    </Button>
                  </form>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    )}
  </SidebarSection>
)
