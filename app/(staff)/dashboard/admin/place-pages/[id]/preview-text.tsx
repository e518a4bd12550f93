'use server'

import { z } from 'zod'
import { Markdown } from '@/components/site/markdown'
import { staffAction } from '@/lib/actions/staff-action'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placePageFields } from '@/lib/schemas/place-page-fields'

/** By the renderer of the public pages. */
export const previewText = staffAction(
  { area: 'admin', from: staffPaths.placePages(), args: [z.string().max(2 * placePageFields.content.max)] },
  ({ args: [text] }) => Promise.resolve(<Markdown source={text} />),
)
