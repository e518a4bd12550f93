import * as z from 'zod/mini'
import { searchIgnoreFields } from './search-ignore-fields'
import { requiredText } from './text-rules'

export const searchIgnoreSchema = z.object({ reason: requiredText(searchIgnoreFields.reason) })
