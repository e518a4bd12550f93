import type { Metadata } from 'next'
import { EstimateContactForm } from '@/components/forms/estimate-contact-form'
import { ContactThanks, GetStartedScreen } from '@/components/site/get-started-screen'
import { processContact } from '@/lib/actions/contact'
import { bookCall, cancelCall } from '@/lib/actions/intro-call'
import { DEFAULT_PACKAGE } from '@/lib/content/packages'
import { findTravel } from '@/lib/data/website/travel'
import { env } from '@/lib/env'
import { firstValue } from '@/lib/list/query'
import { paths } from '@/lib/paths'
import { estimateFields, readChoice, readPlace, writeChoice } from '@/lib/quotes/estimate-fields'

/** One page for every estimate: search engines list the form without one. */
export const metadata: Metadata = {
  title: 'Your Estimate',
  robots: { index: false, follow: true },
  alternates: { canonical: paths.getStarted() },
}

/** Rendered for each request, so that an estimate in the address is there without JavaScript. */
export default async function EstimatePage({ searchParams }: PageProps<'/get-started/estimate'>) {
  const asked = Object.fromEntries(
    Object.entries(await searchParams).map(([name, value]) => [name, firstValue(value)]),
  )
  const choice = readChoice({ [estimateFields.package]: DEFAULT_PACKAGE, ...asked })
  const place = readPlace(asked)
  const values = choice ? Object.fromEntries(writeChoice(choice, place)) : {}
  return (
    <GetStartedScreen>
      <EstimateContactForm
        action={processContact}
        contactEmail={env.CONTACT_EMAIL}
        success={<ContactThanks />}
        callActions={{ book: bookCall, cancel: cancelCall }}
        values={values}
        travel={place ? findTravel(place) : null}
      />
    </GetStartedScreen>
  )
}
