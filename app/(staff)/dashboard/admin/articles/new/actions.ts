'use server'

import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { createArticle } from '@/lib/data/website/article-record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newArticleSchema } from '@/lib/schemas/article'

export const addArticle = staffAction(
  {
    area: 'admin',
    from: staffPaths.newArticle(),
    form: (formData) => parseAction(newArticleSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const created = await createArticle(data.title)
    if (created === 'taken') {
      return { errors: { title: 'Another article has the address that this title gives, or had it' }, values }
    }
    if (created === 'refused') return { problem: 'You can’t add articles right now.', values }
    returnWith('article-added', staffPaths.article(created.id))
  },
)
