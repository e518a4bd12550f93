import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ForgetDraft } from '@/components/forms/forget-draft'
import { LeadScreen } from '@/components/staff/leads/lead-screen'
import { FLASH_PARAM } from '@/lib/auth/flash'
import { readLeadScreen } from '@/lib/data/leads/lead-screen'
import { LEAD_LIST } from '@/lib/leads/lead-list'
import { NEW_LEAD_DRAFT } from '@/lib/leads/new-lead'
import { firstValue, listQueryParams, readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { toLeadArea } from '@/lib/portal/staff-paths'
import { changeLead, changeLeadStatus, linkLeadTo, undoChangeOfLead } from './actions'

export const metadata: Metadata = { title: 'Lead' }

export default async function LeadPage({ params, searchParams }: PageProps<'/dashboard/[area]/leads/[id]'>) {
  const { area: named, id } = await params
  const area = toLeadArea((await requireScreen(named, 'leads', id)).area)
  const asked = await searchParams
  const query = readListQuery(LEAD_LIST, asked)
  const screen = await readLeadScreen(id, query, asked)
  if (!screen) notFound()
  const list = listQueryParams(LEAD_LIST, { ...query, page: 1 })
  return (
    <>
      {firstValue(asked[FLASH_PARAM]) === 'lead-added' && <ForgetDraft name={NEW_LEAD_DRAFT} />}
      <LeadScreen
        area={area}
        screen={screen}
        list={list}
        actions={{
          setStatus: changeLeadStatus.bind(null, area, id, list.toString()),
          edit: (field) => changeLead.bind(null, area, id, field),
          link: linkLeadTo.bind(null, area, id, list.toString()),
          undo: undoChangeOfLead.bind(null, area, id, list.toString()),
        }}
      />
    </>
  )
}
