import type { Metadata } from 'next'
import { IndustryList } from '@/components/staff/industries/industry-list'
import { requireArea } from '@/lib/auth/session'
import { listIndustryRecords } from '@/lib/data/catalogue/industry-records'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { moveIndustry, placeInOrder, takeOffOrder } from './actions'

const screen = getScreen('admin', 'industries')

export const metadata: Metadata = { title: screen.title }

export default async function IndustriesPage() {
  await requireArea('admin', screenHref(screen))
  return (
    <IndustryList
      title={screen.title}
      description={screen.description}
      industries={await listIndustryRecords()}
      place={placeInOrder}
      move={moveIndustry}
      takeOff={takeOffOrder}
    />
  )
}
