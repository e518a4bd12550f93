import type { Metadata } from 'next'
import { NewBrandForm } from '@/components/staff/brands/new-brand-form'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { addBrand } from './actions'

const screen = getScreen('owl', 'brands/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewBrandPage() {
  await requireArea('owl', screenHref(screen))
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewBrandForm action={addBrand} />
    </div>
  )
}
