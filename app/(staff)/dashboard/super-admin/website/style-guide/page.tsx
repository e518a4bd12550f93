import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { ColorSamples, ComponentSamples, TypeSamples } from '@/components/staff/style-guide/style-guide'
import { requireArea } from '@/lib/auth/session'
import { screenHref, getScreen } from '@/lib/portal/screens'

const screen = getScreen('super-admin', 'website/style-guide')

export const metadata: Metadata = { title: screen.title }

export default async function StyleGuidePage() {
  await requireArea('super-admin', screenHref(screen))
  return (
    <div className="grid gap-10">
      <ScreenHeading {...screen} />
      <ColorSamples />
      <TypeSamples />
      <ComponentSamples />
    </div>
  )
}
