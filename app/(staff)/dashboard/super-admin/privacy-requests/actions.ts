'use server'

import { redirect } from 'next/navigation'
import { staffAction } from '@/lib/actions/staff-action'
import { openPrivacyRequest } from '@/lib/data/people/privacy-requests'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { addressSchema } from '@/lib/schemas/account'

export const openRequest = staffAction(
  {
    area: 'super-admin',
    from: staffPaths.privacyRequests(),
    form: (formData) => parseAction(addressSchema, formData),
  },
  async ({ data: { email }, values }) => {
    const id = await openPrivacyRequest(email)
    if (id === null) return { errors: { email: 'Please enter a valid email address' }, values }
    redirect(staffPaths.privacyRequest(id))
  },
)
