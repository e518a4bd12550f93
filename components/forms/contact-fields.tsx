import type { ContactInput } from '@/lib/schemas/contact'
import { ContactLine, ContactText } from './contact-field'
import { FieldGroup as Group } from './field-group'
import type { EnhancedForm } from './use-enhanced-form'

export function ContactFields({ form }: { form: EnhancedForm<ContactInput> }) {
  return (
    <>
      <Group legend="You" slate="1 / 3">
        <ContactLine form={form} name="firstName" autoComplete="given-name" />
        <ContactLine form={form} name="lastName" autoComplete="family-name" />
        <ContactLine form={form} name="email" type="email" autoComplete="email" inputMode="email" />
        <ContactLine form={form} name="phoneNumber" type="tel" autoComplete="tel" inputMode="tel" optional />
      </Group>
      <Group legend="Your business" slate="2 / 3">
        <ContactLine form={form} name="businessName" autoComplete="organization" />
        <ContactLine form={form} name="website" autoComplete="url" inputMode="url" optional />
      </Group>
      <Group legend="Your project" slate="3 / 3">
        <ContactLine form={form} name="city" autoComplete="address-level2" optional />
        <ContactLine form={form} name="state" autoComplete="address-level1" optional />
        <ContactText
          form={form}
          name="message"
          hint="What the film is for, where it is shot, and when you need it."
          className="sm:col-span-2"
        />
      </Group>
    </>
  )
}
