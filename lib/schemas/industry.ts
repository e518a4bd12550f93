import * as z from 'zod/mini'
import { plain } from '@/lib/geo/fold'
import { industryFields } from './industry-fields'
import { requiredText } from './text-rules'

/** Stored as words in lower case, separated by dashes, which is also how the address of its page names it. */
export const industryName = z.pipe(
  requiredText(industryFields.name),
  z.pipe(
    z.transform((typed: string) => plain(typed.replaceAll('&', ' and ')).replaceAll(' ', '-')),
    z.string().check(z.minLength(1, 'Use letters or digits')),
  ),
)

export const newIndustrySchema = z.object({ name: industryName })
