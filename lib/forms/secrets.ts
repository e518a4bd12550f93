import type { FormValues } from './form-state'

const SECRET = /password|token/i

/** Typed text without what must neither be kept nor sent back to a page, told by the names of its fields. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)))
