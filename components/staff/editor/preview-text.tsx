'use server'

import { z } from 'zod'
import { Markdown } from '@/components/site/markdown'
import { staffAction } from '@/lib/actions/staff-action'
import { staffPaths } from '@/lib/portal/staff-paths'
import { articleFields } from '@/lib/schemas/article-fields'

/** A draft of an article or a place page, drawn by the renderer of the public pages. */
export const previewText = staffAction(
  { area: 'admin', from: staffPaths.articles(), args: [z.string().max(articleFields.body.max)] },
  async ({ args: [text] }) => <Markdown source={text} />,
)
