'use server'

import { revalidatePath } from 'next/cache'
import { staffAction } from '@/lib/actions/staff-action'
import { inviteUser } from '@/lib/data/people/invitations'
import { parseAction } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'
import { invitationSchema } from '@/lib/schemas/account'

export const invite = staffAction(
  {
    area: 'super-admin',
    from: staffPaths.newInvitation(),
    form: (formData) => parseAction(invitationSchema, formData),
  },
  async ({ data, values }) => {
    const outcome = await inviteUser(data)
    if (outcome === 'conflict') return { errors: { email: 'This person has an account' }, values }
    if (outcome !== 'done') return { problem: 'No invitation was sent', values }
    sendMailSoon()
    revalidatePath(staffPaths.invitations())
    return { done: { title: 'Invitation sent' } }
  },
)
