import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { contactSchema, type Contact, type ContactInput } from '@/lib/schemas/contact'

export const createContactControl = () =>
  createFormControl<ContactInput, unknown, Contact>({
    resolver: zodResolver(contactSchema),
    reValidateMode: 'onSubmit',
  })
