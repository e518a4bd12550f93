import type { ComponentProps } from 'react'
import type { ContactInput } from '@/lib/schemas/contact'
import { contactFields, type ContactField as Name } from '@/lib/schemas/contact-fields'
import { LineField, ParagraphsField } from './text-fields'
import type { EnhancedForm } from './use-enhanced-form'

type Props = { form: EnhancedForm<ContactInput>; name: Name; optional?: boolean; className?: string }
type LineProps = Props & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>

export const ContactLine = (props: LineProps) => <LineField {...props} field={contactFields[props.name]} />

export const ContactText = (props: Props & { hint: string }) => (
  <ParagraphsField {...props} field={contactFields[props.name]} rows={6} />
)
