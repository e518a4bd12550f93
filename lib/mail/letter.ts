import { z } from 'zod'

/** A part of a letter. Its texts are plain text: markup in them is shown, not rendered. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  /** A quoted text with its line breaks. */
  | { type: 'quote'; text: string }
  | { type: 'button'; label: string; href: string }

type Attachment = { filename: string; contentType: string; content: string }

/** The content of a message, from which HTML and text are rendered. */
export type Letter = {
  subject: string
  /** The text that mailboxes show beside the subject. */
  preview: string
  heading: string
  blocks: Block[]
  /** Why the recipient gets this mail. */
  footnote: string
  /** Where a reply goes, if not to the sender. */
  replyTo?: string
  attachments?: Attachment[]
}

export type MailContext = {
  /** Origin of the site, for links. */
  siteUrl: string
  contactEmail: string
  /** The id of the lead, application or call. */
  aboutId: string
}

/** @throws ZodError for a payload that does not fit the template. */
export type Template = (payload: unknown, context: MailContext) => Letter

export const defineTemplate =
  <Schema extends z.ZodType>(
    schema: Schema,
    compose: (payload: z.output<Schema>, context: MailContext) => Letter,
  ): Template =>
  (payload, context) =>
    compose(schema.parse(payload), context)

const NAME = /^\p{L}[\p{L}\p{M}' ’-]{0,39}$/u

/**
 * A typed first name; null for a text that could be an address or an advertisement. Somebody else may have typed it
 * together with the recipient's address.
 */
export const greetingName = (typed: string): string | null => (NAME.test(typed) ? typed : null)

/** The payload of all mails about an intro call. */
export const callPayload = z.object({
  first_name: z.string(),
  /** Normalized: Postgres writes a variant of ISO 8601. */
  starts_at: z.string().transform((time) => new Date(time).toISOString()),
  /** IANA name of the zone in which the visitor chose the time. */
  time_zone: z.string(),
  sequence: z.number(),
  /** Null unless a booked call was moved. */
  moved_from: z.string().nullable(),
})
