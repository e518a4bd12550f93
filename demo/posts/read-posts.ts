import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The columns of `seo_blog_posts` that a file names in its head; the body is the Markdown below it. */
export interface SeedPost {
  /** The name of the file, which its title must spell. */
  file: string
  head: Record<string, string>
  body: string
}

const HEAD = /^---\n(.*?)\n---\n+/s

/** Heads are plain `name: value` lines, without quotes or nesting. */
function parsePost(file: string, text: string): SeedPost {
  const [whole = '', lines = ''] = HEAD.exec(text) ?? []
  const head = lines.split('\n').map((line) => {
    const colon = line.indexOf(': ')
    return [line.slice(0, colon), line.slice(colon + 2)]
  })
  return { file, head: Object.fromEntries(head), body: text.slice(whole.length) }
}

/** The posts beside this module, in the order of their names. */
export async function readPosts(): Promise<SeedPost[]> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) =>
      parsePost(path.parse(name).name, await readFile(path.join(import.meta.dirname, name), 'utf8')),
    ),
  )
}
