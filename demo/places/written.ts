import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Written } from '../../lib/geo/compose/place-page.ts'

const FOLDER = path.join(import.meta.dirname, 'written')
const FRONT_MATTER = /^---\ntitle: (.+)\nmeta_title: (.+)\nmeta_description: (.+)\n---\n\n([^]+)$/

/**
 * Null for places that nobody wrote about.
 *
 * @throws for a file that does not begin with its titles
 */
export function writtenAbout(slug: string): Written | null {
  const text = read(path.join(FOLDER, `${slug}.md`))
  if (text === null) return null
  const [, title, metaTitle, metaDescription, body] = FRONT_MATTER.exec(text) ?? []
  if (!title || !metaTitle || !metaDescription || !body)
    throw new Error(`written/${slug}.md must begin with title, meta_title and meta_description.`)
  return { title, metaTitle, metaDescription, body: body.trim() }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
