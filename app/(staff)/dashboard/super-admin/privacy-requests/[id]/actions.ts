'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { erasePerson } from '@/lib/data/people/privacy-requests'
import { tags } from '@/lib/data/query/tags'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { erasureSchema } from '@/lib/schemas/account'

export const erase = staffAction(
  {
    area: 'super-admin',
    from: (id) => staffPaths.privacyRequest(String(id)),
    args: [z.uuid()],
    form: (formData) => parseAction(erasureSchema, formData),
  },
  async ({ args: [id], data: { email, digest } }) => {
    const outcome = await erasePerson(id, email, digest)
    if (outcome === 'refused') return { errors: { email: 'This is not the address of the request' } }
    if (outcome !== 'done') {
      return { problem: 'Nothing was erased: what we keep has changed. Reload the page and look again.' }
    }
    // Reviews lose the names of contacts.
    updateTag(tags.reviews)
    returnWith('person-erased', staffPaths.privacyRequest(id))
  },
)
