import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { CarriedBrands } from '@/components/staff/brand-associations/carried-brands'
import { ContactsPanel } from '@/components/staff/contacts/contacts-panel'
import { SiteDeals } from '@/components/staff/deals/site-deals'
import { DeleteRecord, DeletedRecord } from '@/components/staff/record/delete-record'
import { HoursSection } from '@/components/staff/sites/hours-section'
import { SiteDetail } from '@/components/staff/sites/site-detail'
import { SitePictures } from '@/components/staff/sites/pictures/site-pictures'
import { SiteHistory } from '@/components/staff/sites/site-history'
import { StaffLink } from '@/components/staff/staff-link'
import { undoOwlChange } from '@/lib/actions/undo-owl-change'
import { canEnter } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { listSiteBrands } from '@/lib/data/owl/brand-associations/site-brands'
import { listContactsOf } from '@/lib/data/owl/contacts-of'
import { listDealsAt } from '@/lib/data/owl/deals/deal-reasons'
import { listSiteGroupOptions } from '@/lib/data/owl/site-group-list'
import { getSite, hoursKey } from '@/lib/data/owl/site-record'
import { readDay } from '@/lib/owl/brand-matrix/query'
import { owlPaths } from '@/lib/portal/owl-paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeHours, changeSite, removeSite } from './actions'
import {
  beginSitePicture,
  describeSitePicture,
  finishSitePicture,
  moveSitePicture,
  removeSitePicture,
} from './pictures'

export const metadata: Metadata = { title: 'Site' }

const SOME = 10
const ALL = 199

export default async function SitePage({ params, searchParams }: PageProps<'/dashboard/owl/sites/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('owl', owlPaths.site(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const { history: shown, on } = await searchParams
  const [site, history, groups, deals, brands, contacts] = await Promise.all([
    getSite(id),
    listRecordHistory('sites', id, shown === 'all' ? ALL : SOME),
    listSiteGroupOptions(),
    listDealsAt(id, new Date().toISOString()),
    listSiteBrands(id),
    listContactsOf({ site: id }),
  ])
  const historyProps = {
    ...history,
    moreHref: history.hasMore && shown !== 'all' ? owlPaths.site(id, { history: 'all' }) : null,
    groups,
    undo: undoOwlChange.bind(null, 'sites', id),
  }
  if (!site) {
    if (history.entries.length === 0) notFound()
    return (
      <DeletedRecord list={{ href: owlPaths.sites(), label: 'All sites' }} title="This site was deleted">
        <SiteHistory {...historyProps} />
      </DeletedRecord>
    )
  }
  return (
    <SiteDetail
      site={site}
      groups={groups}
      actionOf={(field) => changeSite.bind(null, id, field)}
      side={
        <HoursSection
          weekHours={site.weekHours}
          specialDays={site.specialDays}
          seen={hoursKey(site)}
          action={changeHours.bind(null, id)}
        />
      }
    >
      <CarriedBrands
        site={{ id, number: site.values.number, group: site.group.id }}
        brands={brands}
        day={readDay(on)}
        today={readDay('')}
      />
      <SiteDeals title="Deals that run now" deals={deals}>
        <StaffLink
          href={owlPaths.dealReasons({ site: id })}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          Why this deal?
        </StaffLink>
      </SiteDeals>
      <ContactsPanel
        contacts={contacts}
        start={{ group: site.values.group, sites: site.values.number }}
        allHref={staffPaths.contacts('owl', new URLSearchParams({ site: id }))}
        empty="No contacts for this site or its group yet."
      />
      <SitePictures
        pictures={site.pictures}
        begin={beginSitePicture.bind(null, id)}
        finish={finishSitePicture.bind(null, id)}
        move={moveSitePicture.bind(null, id)}
        describe={describeSitePicture.bind(null, id)}
        remove={removeSitePicture.bind(null, id)}
      />
      <SiteHistory {...historyProps} />
      {canEnter('admin', viewer.role) && (
        <DeleteRecord what="this site" remove={removeSite.bind(null, id)}>
          A site that closes for good gets a last day and the status “Closed”. Delete “{site.values.name}”
          only if it never existed. You can undo this from its page.
        </DeleteRecord>
      )}
    </SiteDetail>
  )
}
