'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { newTemplate } from '@/lib/ads/templates/new-template'
import { createTemplate } from '@/lib/data/ads/templates/template-changes'
import { getTemplate } from '@/lib/data/ads/templates/template-record'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths, TEMPLATE_AREAS } from '@/lib/portal/staff-paths'
import { newAdTemplateSchema } from '@/lib/schemas/ad-template-record'

/** The database decides for which clients somebody may make templates. */
export const addAdTemplate = staffAction(
  {
    area: 'graphic-designer',
    from: staffPaths.newAdTemplate('graphic-designer'),
    args: [z.enum(TEMPLATE_AREAS)],
    form: (formData) => parseAction(newAdTemplateSchema, formData),
  },
  async ({ args: [area], data: { id, from, name, description, client }, values }) => {
    const copied = from === '' ? null : await getTemplate(from)
    const outcome = await createTemplate({
      id,
      name,
      description,
      clientId: client || null,
      document: copied?.draft.document ?? newTemplate(),
    })
    if (outcome !== 'done') return { errors: { client: 'Choose a client whose ads you work on' }, values }
    returnWith('ad-template-added', staffPaths.adTemplateEditor(area, id))
  },
)
