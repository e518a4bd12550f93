'use server'

import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createClient } from '@/lib/data/catalogue/client-record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newClientSchema } from '@/lib/schemas/client'

export const addClient = staffAction(
  {
    area: 'admin',
    from: staffPaths.newClient(),
    form: (formData) => parseAction(newClientSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const created = await createClient(data)
    if (created === 'name-taken')
      return { errors: { name: 'A client with this name already exists' }, values }
    if (created === 'refused') return { problem: 'You can’t add clients right now.', values }
    returnWith('client-added', staffPaths.client(created.id))
  },
)
