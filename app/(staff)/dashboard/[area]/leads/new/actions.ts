'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { addLead, listLeadsOf } from '@/lib/data/leads/new-lead'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { LEAD_STATUS_LABELS } from '@/lib/leads/statuses'
import { LEAD_AREAS, staffPaths } from '@/lib/portal/staff-paths'
import { newLeadSchema } from '@/lib/schemas/new-lead'
import { companyDay, mediumDay } from '@/lib/time/in-zone'

export const addPhoneLead = staffAction(
  {
    area: 'sales',
    from: staffPaths.newLead('owl'),
    args: [z.enum(LEAD_AREAS)],
    form: (formData) => parseAction(newLeadSchema, formData),
  },
  async ({ args: [area], data: { id, anyway, ...contact }, values }): Promise<ActionState> => {
    const known = anyway ? [] : await listLeadsOf(contact.email)
    // A form that is sent twice finds its own lead.
    if (known.length > 0 && known.every((lead) => lead.id !== id)) {
      const records = known.map((lead) => ({
        href: staffPaths.lead(area, lead.id),
        label: `${lead.name}, ${lead.businessName}`,
        detail: `${LEAD_STATUS_LABELS[lead.status]}, ${mediumDay(companyDay(lead.createdAt))}`,
      }))
      return {
        warning: { title: 'A lead has this email already.', records, goOn: 'Add another lead' },
        values,
      }
    }
    const outcome = await addLead(id, contact)
    if (outcome !== 'done') return { problem: 'You can’t add leads right now.', values }
    returnWith('lead-added', staffPaths.lead(area, id))
  },
)
