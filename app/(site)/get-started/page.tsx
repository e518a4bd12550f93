import type { Metadata } from 'next'
import { ContactForm } from '@/components/forms/contact-form'
import { JsonLd } from '@/components/site/json-ld'
import { ContactThanks, GET_STARTED, GetStartedScreen } from '@/components/site/get-started-screen'
import { processContact } from '@/lib/actions/contact'
import { bookCall, cancelCall } from '@/lib/actions/intro-call'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { breadcrumbJsonLd, HOME } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/page-cards'

export const revalidate = 300

export const metadata: Metadata = pageMetadata(
  {
    title: GET_STARTED,
    description:
      'Tell us what you want to film and where. A producer replies within 24 hours with a free video-planning assessment: no cost, no credit card.',
    path: paths.getStarted(),
  },
  'get-started',
)

export default function GetStartedPage() {
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([HOME, { name: GET_STARTED }], env.SITE_URL)} />
      <GetStartedScreen>
        <ContactForm
          action={processContact}
          contactEmail={env.CONTACT_EMAIL}
          success={<ContactThanks />}
          callActions={{ book: bookCall, cancel: cancelCall }}
        />
      </GetStartedScreen>
    </>
  )
}
