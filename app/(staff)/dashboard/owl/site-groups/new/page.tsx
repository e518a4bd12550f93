import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewSiteGroupForm } from '@/components/staff/site-groups/new-site-group-form'
import { requireArea } from '@/lib/auth/session'
import { listSiteGroupOwners } from '@/lib/data/owl/site-group-list'
import { SITE_GROUP_STATUS_LABELS } from '@/lib/owl/site-groups'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { addSiteGroup } from './actions'

const screen = getScreen('owl', 'site-groups/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewSiteGroupPage() {
  await requireArea('owl', screenHref(screen))
  const owners = await listSiteGroupOwners()
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewSiteGroupForm
        action={addSiteGroup}
        statuses={Object.entries(SITE_GROUP_STATUS_LABELS)}
        owners={owners.filter(({ mayOwn }) => mayOwn).map(({ id, name }) => [id, name] as const)}
      />
    </div>
  )
}
