/** A part of a letter. Its texts are plain: whatever people typed into them is shown as they typed it. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  /** Somebody's own words, line breaks included. */
  | { type: 'quote'; text: string }
  | { type: 'button'; label: string; href: string }

type Attachment = { filename: string; contentType: string; content: string }

/** What a message says, before it is dressed as HTML and as text. */
export type Letter = {
  subject: string
  /** The line that mailboxes show beside the subject. */
  preview: string
  heading: string
  blocks: Block[]
  /** Why this came, in small print. */
  footnote: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  attachments?: Attachment[]
}
