'use server'

import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createRedirect } from '@/lib/data/website/redirects'
import { env } from '@/lib/env'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { renewRedirects } from '@/lib/redirects/table'
import { redirectSchema } from '@/lib/schemas/redirect'

export const addRedirect = staffAction(
  {
    area: 'admin',
    from: staffPaths.newRedirect(),
    form: (formData) => parseAction(redirectSchema(new URL(env.SITE_URL).origin).both, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const created = await createRedirect(data.path, data.target)
    if (created === 'refused') return { problem: 'You can’t add redirects right now.', values }
    if ('problem' in created) {
      return { errors: { [created.problem.field]: created.problem.text }, values }
    }
    await renewRedirects()
    returnWith('redirect-added', staffPaths.redirect(created.id))
  },
)
