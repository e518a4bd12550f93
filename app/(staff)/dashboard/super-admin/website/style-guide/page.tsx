import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { BadgeSamples, ButtonSamples } from '@/components/staff/style-guide/button-samples'
import { FieldSamples } from '@/components/staff/style-guide/field-samples'
import { ListSamples } from '@/components/staff/style-guide/list-samples'
import { OverlaySamples } from '@/components/staff/style-guide/overlay-samples'
import { ColorSamples, TypeSamples } from '@/components/staff/style-guide/tokens'
import { requireArea } from '@/lib/auth/session'
import { screenHref, getScreen } from '@/lib/portal/screens'

const screen = getScreen('super-admin', 'website/style-guide')

export const metadata: Metadata = { title: screen.title }

export default async function StyleGuidePage() {
  await requireArea('super-admin', screenHref(screen))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ScreenHeading {...screen} />
      <ColorSamples />
      <TypeSamples />
      <ButtonSamples />
      <FieldSamples />
      <BadgeSamples />
      <ListSamples />
      <OverlaySamples />
    </div>
  )
}
