const NAME = /^\p{L}[\p{L}\p{M}' ’-]{0,39}$/u

/**
 * A typed first name, if it can be nothing but one. Null for whatever could be an address or an advertisement: the mail
 * it would stand in may go to somebody who never typed it.
 */
export const greetingName = (typed: string): string | null => (NAME.test(typed) ? typed : null)
