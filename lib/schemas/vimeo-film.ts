import * as z from 'zod/mini'
import { readVimeoFilm, type VimeoFilm } from '@/lib/video/vimeo-address'

const MAX_VIMEO_ADDRESS = 300

const PROBLEM = 'Enter the number or the address of a film on Vimeo, as in https://vimeo.com/76979871'

export const vimeoFilmSchema = z.object({
  film: z.pipe(
    z.string().check(
      z.maxLength(MAX_VIMEO_ADDRESS, PROBLEM),
      z.refine((typed) => readVimeoFilm(typed) !== null, PROBLEM),
    ),
    z.transform((typed: string) => readVimeoFilm(typed) as VimeoFilm),
  ),
  /** The uploaded film that the page showed; empty without one. */
  seen: z.pipe(
    z.string().check(z.maxLength(300)),
    z.transform((path: string) => path || null),
  ),
})
