'use server'

import { z } from 'zod'
import { Markdown } from '@/components/site/markdown'
import { staffAction } from '@/lib/actions/staff-action'
import { staffPaths } from '@/lib/portal/staff-paths'
import { articleFields } from '@/lib/schemas/article-fields'

/** A draft of a text, drawn as the public page draws it. */
export const previewText = staffAction(
  { area: 'admin', from: staffPaths.articles(), args: [z.string().max(articleFields.body.max)] },
  async ({ args: [text] }) => <Markdown source={text} />,
)
