import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewSiteForm } from '@/components/staff/sites/new-site-form'
import { StaffLink } from '@/components/staff/staff-link'
import { requireArea } from '@/lib/auth/session'
import { listSiteGroupOptions } from '@/lib/data/owl/site-group-list'
import { firstValue } from '@/lib/list/query'
import { SITE_STATUS_LABELS, STATES } from '@/lib/owl/sites'
import { owlPaths } from '@/lib/portal/owl-paths'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { addSite } from './actions'

const screen = getScreen('owl', 'sites/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewSitePage({ searchParams }: PageProps<'/dashboard/owl/sites/new'>) {
  await requireArea('owl', screenHref(screen))
  const [groups, { group }] = await Promise.all([listSiteGroupOptions(), searchParams])
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      {groups.length === 0 ? (
        <p>
          A site belongs to a group.{' '}
          <StaffLink href={owlPaths.newSiteGroup()} className="underline underline-offset-4">
            Add a site group
          </StaffLink>{' '}
          first.
        </p>
      ) : (
        <NewSiteForm
          action={addSite}
          groups={groups.map(({ id, name }) => [id, name] as const)}
          states={STATES}
          statuses={Object.entries(SITE_STATUS_LABELS)}
          group={groups.find(({ id }) => id === firstValue(group))?.id ?? ''}
        />
      )}
    </div>
  )
}
