import * as z from 'zod/mini'

/** Browsers post the value of a ticked box; React Hook Form has true or false. */
export const consent = (problem: string) =>
  z.pipe(
    z.unknown(),
    z.pipe(
      z.transform((ticked: unknown) => ticked === true || ticked === 'yes'),
      z.literal(true, problem),
    ),
  )
