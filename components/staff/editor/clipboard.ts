import { markdownFromHtml } from '@/lib/markdown/from-html'

/** Other HTML says no more than its plain text, which may be Markdown already. */
const FORMATTED =
  /<(?:h[1-6]|b|strong|i|em|a\s|ul|ol|li|table|blockquote|img|[a-z]+[^>]+(?:font-(?:weight|style):|Mso))/i
/** Code editors put colors on the clipboard. */
const CODE = /white-space:\s*pre/i

export const picturesOf = (data: DataTransfer): File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'))

type Pasted = { pictures: File[] } | { markdown: string } | null

/** Null: the editor takes the plain text. */
export function readClipboard(data: DataTransfer): Pasted {
  const html = data.getData('text/html')
  const plain = data.getData('text/plain')
  const pictures = picturesOf(data)
  // Word processors add a picture of the copied text.
  if (pictures.length > 0 && plain.trim() === '') return { pictures }
  if (html === '' || CODE.test(html) || !FORMATTED.test(html)) return null
  const markdown = markdownFromHtml(html)
  return markdown === '' ? null : { markdown }
}
