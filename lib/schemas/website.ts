import * as z from 'zod/mini'
import { webAddress } from '@/lib/leads/web-address'
import { optionalText, type TextField } from './text-rules'

const NOT_A_WEBSITE = 'Enter the address of a website, as in https://example.com'

/** `https` is added where no scheme was typed. */
export const optionalWebsite = (field: TextField) =>
  z.pipe(
    optionalText(field),
    z.pipe(
      z.transform((typed: string) => (typed === '' ? '' : (webAddress(typed) ?? typed))),
      z.string().check(
        z.refine(
          (url) => url === '' || (url.startsWith('https://') && webAddress(url) !== null),
          NOT_A_WEBSITE,
        ),
        z.maxLength(field.max, NOT_A_WEBSITE),
      ),
    ),
  )
