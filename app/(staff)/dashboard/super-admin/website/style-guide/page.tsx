import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/screens/screen-heading'
import { ColorSamples } from '@/components/staff/style-guide/color-samples'
import { ComponentSamples } from '@/components/staff/style-guide/component-samples'
import { TypeSamples } from '@/components/staff/style-guide/type-samples'
import { requireArea } from '@/lib/auth/session'
import { addressOf, screenAt } from '@/lib/portal/screens'

const screen = screenAt('super-admin', 'website/style-guide')

export const metadata: Metadata = { title: screen.title }

export default async function StyleGuidePage() {
  await requireArea('super-admin', addressOf(screen))
  return (
    <div className="grid gap-10">
      <ScreenHeading {...screen} />
      <ColorSamples />
      <TypeSamples />
      <ComponentSamples />
    </div>
  )
}
