import * as z from 'zod/mini'

/** Six digits of the app, or the twelve of a recovery code, however they are grouped. */
export const code = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40, 'Enter a code')),
    z.transform((text: string) => text.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^(\d{6}|\d{12})$/, 'Enter the six digits that your app shows')),
)

/** The field is named like a secret, so that no draft and no answer repeats it. */
export const codeSchema = z.object({ token: code })

export const currentPassword = z
  .string()
  .check(z.minLength(1, 'Your password is required'), z.maxLength(320, 'This is not your password'))

export const enrollSchema = z.object({ currentPassword, token: code })
