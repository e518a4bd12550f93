/** Bytes. */
export const MAX_GUIDELINES_BYTES = 20 * 1024 ** 2
export const GUIDELINES_TYPES = ['application/pdf'] as const
export const GUIDELINES_RULE = 'PDF, up to 20 MB'

const TOO_LARGE = `This file is too large. Choose a ${GUIDELINES_RULE}.`

/** Why the browser need not send a file; null when it may. The server inspects the content later. */
export function guidelinesUploadProblem({ type, size }: { type: string; size: number }): string | null {
  if (!(GUIDELINES_TYPES as readonly string[]).includes(type))
    return `This type of file cannot be the guidelines. Choose a ${GUIDELINES_RULE}.`
  if (size === 0) return 'This file is empty.'
  return size > MAX_GUIDELINES_BYTES ? TOO_LARGE : null
}

const HEAD_BYTES = 1024
const PDF_HEAD = /^%PDF-[12]\.\d/
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** What is wrong with a file, by its bytes; null for a PDF. A PDF that is a web page for browsers, too, is none for us. */
export function guidelinesFileProblem(content: Uint8Array): string | null {
  if (content.length > MAX_GUIDELINES_BYTES) return TOO_LARGE
  const head = textOf(content.subarray(0, HEAD_BYTES))
  const isPdf = PDF_HEAD.test(head) && textOf(content.subarray(-HEAD_BYTES)).includes('%%EOF')
  return isPdf && !MARKUP.test(head) ? null : 'This is not a PDF, or it is damaged. Nothing was changed.'
}
