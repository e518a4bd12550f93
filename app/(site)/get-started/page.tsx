import type { Metadata } from 'next'
import { CallSheet } from '@/components/forms/call-sheet'
import { ContactForm } from '@/components/forms/contact-form'
import { JsonLd } from '@/components/site/json-ld'
import { Container } from '@/components/ui/container'
import { bookCall, cancelCall } from '@/lib/actions/intro-call'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { breadcrumbJsonLd, HOME } from '@/lib/seo/breadcrumbs'
import { processContact } from './actions'

export const revalidate = 300

const TITLE = 'Start Your Project'

export const metadata: Metadata = {
  title: TITLE,
  description:
    'Tell us what you want to film and where. A producer replies within 24 hours with a free video-planning assessment: no cost, no credit card.',
  alternates: { canonical: paths.getStarted() },
}

function ContactThanks() {
  return (
    <>
      <h2 className="type-title">Thanks, your message is with us.</h2>
      <p className="mt-5 max-w-xl type-lede text-muted-foreground">
        A producer reads it and replies by e-mail within 24 hours, with questions or with a first idea.
      </p>
    </>
  )
}

export default function GetStartedPage() {
  return (
    <Container className="grid gap-x-16 gap-y-12 pt-28 pb-20 nav:pt-36 nav:pb-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <JsonLd data={breadcrumbJsonLd([HOME, { name: TITLE }], env.SITE_URL)} />
      <div className="h-fit lg:sticky lg:top-28">
        <h1 className="type-display">{TITLE}</h1>
        <p className="mt-6 mb-10 max-w-xl type-lede text-muted-foreground">
          Tell us what you want to film and where. You get a plan, a price and a crew that knows the place.
        </p>
        <CallSheet />
      </div>
      <div className="corner-ticks relative -mx-5 h-fit bg-card px-5 py-12 [--tick-inset:0px] [--tick:1.25rem] sm:mx-0 sm:px-10">
        <ContactForm
          action={processContact}
          contactEmail={env.CONTACT_EMAIL}
          success={<ContactThanks />}
          callActions={{ book: bookCall, cancel: cancelCall }}
        />
      </div>
    </Container>
  )
}
