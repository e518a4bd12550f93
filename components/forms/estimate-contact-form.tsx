'use client'

import type { ComponentProps } from 'react'
import type { FormValues } from '@/lib/forms/form-state'
import type { Travel } from '@/lib/quotes/estimate'
import { TRAVEL_VALUE } from '@/lib/quotes/estimate-fields'
import { ContactForm } from './contact-form'
import { EstimateFieldset } from './estimate-fieldset'

type Props = Omit<ComponentProps<typeof ContactForm>, 'extra'> & {
  /** What the address says. */
  values: FormValues
  travel: Travel | null
}

/** The contact form with an estimate that is sent along. */
export const EstimateContactForm = ({ values, travel, ...form }: Props) => (
  <ContactForm
    {...form}
    extra={(posted) => {
      const answered = posted[TRAVEL_VALUE]
      return answered ? (
        <EstimateFieldset values={posted} travel={JSON.parse(answered) as Travel | null} />
      ) : (
        <EstimateFieldset values={values} travel={travel} />
      )
    }}
  />
)
