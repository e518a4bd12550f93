import type { ComponentProps } from 'react'
import type { ContactInput } from '@/lib/schemas/contact'
import { contactFields, type ContactField as Name } from '@/lib/schemas/contact-fields'
import { FieldGroup, LineField, ParagraphsField } from './text-fields'
import type { EnhancedForm } from './use-enhanced-form'

type Props = { form: EnhancedForm<ContactInput>; name: Name; optional?: boolean; className?: string }
type LineProps = Props & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>

const ContactLine = (props: LineProps) => <LineField {...props} field={contactFields[props.name]} />

const ContactText = (props: Props & { hint: string }) => (
  <ParagraphsField {...props} field={contactFields[props.name]} rows={6} />
)

export function ContactFields({ form }: { form: EnhancedForm<ContactInput> }) {
  return (
    <>
      <FieldGroup legend="You" slate="1 / 3">
        <ContactLine form={form} name="firstName" autoComplete="given-name" />
        <ContactLine form={form} name="lastName" autoComplete="family-name" />
        <ContactLine form={form} name="email" type="email" autoComplete="email" inputMode="email" />
        <ContactLine form={form} name="phoneNumber" type="tel" autoComplete="tel" inputMode="tel" optional />
      </FieldGroup>
      <FieldGroup legend="Your business" slate="2 / 3">
        <ContactLine form={form} name="businessName" autoComplete="organization" />
        <ContactLine form={form} name="website" autoComplete="url" inputMode="url" optional />
      </FieldGroup>
      <FieldGroup legend="Your project" slate="3 / 3">
        <ContactLine form={form} name="city" autoComplete="address-level2" optional />
        <ContactLine form={form} name="state" autoComplete="address-level1" optional />
        <ContactText
          form={form}
          name="message"
          hint="What the film is for, where it is shot, and when you need it."
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  )
}
