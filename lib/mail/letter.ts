import { z } from 'zod'
import { escapeXml as escape } from '@/lib/text/untrusted'

/** Plain text: markup is shown, not rendered. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'quote'; text: string }
  | { type: 'button'; label: string; href: string }

type Attachment = { filename: string; contentType: string; content: string }

export type Letter = {
  subject: string
  preview: string
  heading: string
  blocks: Block[]
  footnote: string
  /** Where replies go, if not to the sender. */
  replyTo?: string
  attachments?: Attachment[]
}

export type MailContext = {
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

/** Null for a possible URL or advertisement: anybody can type it together with the address of another person. */
export const greetingName = (typed: string): string | null => (NAME.test(typed) ? typed : null)

export const callPayload = z.object({
  first_name: z.string(),
  /** Normalized: Postgres writes a variant of ISO 8601. */
  starts_at: z.string().transform((time) => new Date(time).toISOString()),
  time_zone: z.string(),
  sequence: z.number(),
  /** Null unless a booked call was moved. */
  moved_from: z.string().nullable(),
})

const FONT = "font-family:'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif"
const PREVIEW_LENGTH = 120

/** Most mailboxes remove style sheets, so every element also has its color inline. This adds the dark color scheme. */
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#100c09!important}
.sheet{background:#1a1512!important;border-color:#3a332c!important}
.ink{color:#efe8da!important}
.faint{color:#b8ad9d!important}
.line{border-color:#3a332c!important}
.quote{background:#241e19!important}
}`

const lines = (text: string) => escape(text).replace(/\n/g, '<br>')

function htmlOf(block: Block): string {
  switch (block.type) {
    case 'text':
      return `<p class="ink" style="margin:0 0 18px;color:#241d17">${lines(block.text)}</p>`
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 24px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td class="faint line" valign="top" style="padding:9px 16px 9px 0;border-top:1px solid #e4dac9;color:#6b5f52;font-size:14px;width:96px">${escape(label)}</td><td class="ink line" style="padding:9px 0;border-top:1px solid #e4dac9;color:#241d17;word-break:break-word">${escape(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'quote':
      return `<div class="quote ink" style="margin:0 0 24px;padding:16px 18px;border-left:3px solid #e79f2d;background:#f7f1e6;color:#241d17;word-break:break-word">${lines(block.text)}</div>`
    case 'button':
      return `<p style="margin:0 0 24px"><a href="${escape(block.href)}" style="display:inline-block;padding:13px 22px;border-radius:4px;background:#f0a836;color:#1d1408;font-weight:600;text-decoration:none">${escape(block.label)}</a></p>`
  }
}

const LAMP =
  '<div style="width:36px;height:18px;border-radius:18px 18px 0 0;background:#f0a836;font-size:0;line-height:0">&nbsp;</div>'

export function toHtml({ subject, preview, heading, blocks, footnote }: Letter, brand: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#efe8db">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview.slice(0, PREVIEW_LENGTH))}</div>
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" class="ground" style="background:#efe8db"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:560px;text-align:left">
<tr><td style="padding:0 28px">${LAMP}</td></tr>
<tr><td class="sheet ink" style="padding:28px 28px 14px;border:1px solid #e0d5c3;border-top:2px solid #f0a836;background:#fffcf6;color:#241d17;${FONT};font-size:16px;line-height:1.55">
<p class="faint" style="margin:0 0 22px;color:#6b5f52;font-size:14px;font-weight:600">${escape(brand)}</p>
<h1 class="ink" style="margin:0 0 18px;color:#241d17;font-size:27px;line-height:1.2;font-weight:600">${escape(heading)}</h1>
${blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td class="faint" style="padding:18px 28px;color:#6b5f52;${FONT};font-size:13px;line-height:1.5">${escape(footnote)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'button':
      return `${block.label}:\n${block.href}`
  }
}

export const toText = ({ heading, blocks, footnote }: Letter, signature: string): string =>
  [heading, ...blocks.map(textOf), `-- \n${signature}\n${footnote}`].join('\n\n') + '\n'
