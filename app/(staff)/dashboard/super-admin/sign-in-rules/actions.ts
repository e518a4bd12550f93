'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { ROLE_LABELS, USER_TYPES } from '@/lib/auth/roles'
import { setSecondFactorRole } from '@/lib/data/people/security'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'

const NO_FIELDS = z.object({})

export const setNeeded = staffAction(
  {
    area: 'super-admin',
    from: staffPaths.signInRules(),
    args: [z.enum(USER_TYPES), z.boolean()],
    form: (formData) => parseAction(NO_FIELDS, formData),
  },
  async ({ args: [role, isNeeded] }): Promise<ActionState> => {
    if (!(await setSecondFactorRole(role, isNeeded))) return { problem: 'Nothing was changed.' }
    refresh()
    const who = ROLE_LABELS[role]
    return { done: { title: isNeeded ? `${who}: required within seven days` : `${who}: optional` } }
  },
)
