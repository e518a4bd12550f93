import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { applicationSchema, type Application, type ApplicationInput } from '@/lib/schemas/application'

export const createApplicationControl = () =>
  createFormControl<ApplicationInput, unknown, Application>({
    resolver: zodResolver(applicationSchema),
    reValidateMode: 'onSubmit',
  })
