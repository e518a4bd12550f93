import * as z from 'zod/mini'
import { parseFilmTime } from '@/lib/time/film-time'
import { AD_ANSWERS, adFeedbackFields as fields } from './ad-feedback-fields'
import { cleanParagraphs, isEmail, optionalText, requiredText } from './text-rules'

const author = {
  name: requiredText(fields.name),
  email: requiredText(fields.email).check(isEmail),
}

/** Per mille, as a form posts it. Empty: no point. */
const coordinate = z._default(z.string().check(z.regex(/^(\d{1,3}|1000)?$/)), '')

export const adApprovalSchema = z.object(author)

export const adAnswerSchema = z.pipe(
  z
    .object({
      ...author,
      answer: z.enum(AD_ANSWERS, 'Choose what you want to tell us'),
      comment: optionalText(fields.comment, cleanParagraphs),
      filmTime: optionalText(fields.filmTime),
      pointX: coordinate,
      pointY: coordinate,
    })
    .check(
      z.refine(({ answer, comment }) => answer === 'approve' || comment !== '', {
        path: ['comment'],
        error: 'Comment is required',
      }),
      z.refine(
        ({ answer, filmTime }) => answer === 'approve' || filmTime === '' || parseFilmTime(filmTime) !== null,
        { path: ['filmTime'], error: 'Please enter minutes and seconds, such as 0:12' },
      ),
    ),
  z.transform(({ filmTime, pointX, pointY, ...said }) => ({
    ...said,
    filmMs: parseFilmTime(filmTime),
    point: pointX && pointY ? { x: Number(pointX), y: Number(pointY) } : null,
  })),
)

export type AdApprovalInput = z.input<typeof adApprovalSchema>
export type AdAuthor = z.output<typeof adApprovalSchema>
export type AdAnswerInput = z.input<typeof adAnswerSchema>
export type NewAdAnswer = z.output<typeof adAnswerSchema>
