import type { Metadata } from 'next'
import { NewRecordScreen } from '@/components/staff/record/new-record-screen'
import { addBrand } from '@/lib/actions/brands'
import { requireArea } from '@/lib/auth/session'
import { BRAND_FIELDS } from '@/lib/owl/brands'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('owl', 'brands/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewBrandPage() {
  await requireArea('owl', screenHref(screen))
  return <NewRecordScreen screen={screen} noun="brand" fields={BRAND_FIELDS} action={addBrand} />
}
