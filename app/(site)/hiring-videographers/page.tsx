import type { Metadata } from 'next'
import { ApplicationForm } from '@/components/forms/application/application-form'
import { CrewSheet } from '@/components/forms/application/crew-sheet'
import { JsonLd } from '@/components/site/json-ld'
import { Container } from '@/components/ui/container'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { breadcrumbJsonLd, HOME } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/page-cards'
import { addGear, processVideographer } from './actions'

export const revalidate = 300

const TITLE = 'Hiring Videographers'

export const metadata: Metadata = pageMetadata(
  {
    title: TITLE,
    description:
      'Join a nationwide network of local videographers: filming days near you, a written brief, and no editing afterwards. Apply with your work and your kit.',
    path: paths.hiringVideographers(),
  },
  'hiring',
)

export default function HiringPage() {
  return (
    <Container className="grid gap-x-16 gap-y-12 pt-28 pb-20 nav:pt-36 nav:pb-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <JsonLd data={breadcrumbJsonLd([HOME, { name: TITLE }], env.SITE_URL)} />
      <div className="h-fit">
        <h1 className="type-display">Film where you live</h1>
        <p className="mt-6 mb-10 max-w-xl type-lede text-muted-foreground">
          We are hiring videographers in all fifty states. Businesses near you need films; we plan them, you
          shoot them, we edit them.
        </p>
        <CrewSheet />
      </div>
      <div className="corner-ticks relative -mx-5 h-fit bg-card px-5 py-12 [--tick-inset:0px] [--tick:1.25rem] sm:mx-0 sm:px-10">
        <ApplicationForm action={processVideographer} addGear={addGear} contactEmail={env.CONTACT_EMAIL} />
      </div>
    </Container>
  )
}
