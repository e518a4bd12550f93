import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from '../../supabase/local/settings.ts'

const RECIPE = path.join(PROJECT_ROOT, 'deploy/nginx.conf')

export interface Machine {
  /** Contains the caches and the certificate. */
  directory: string
  listen: string
  /** Address of the listener that redirects to https. */
  listenPlain: string
  upstream: string
}

/** Replaces only the lines of the recipe that depend on the machine. */
export async function readRecipe({ directory, listen, listenPlain, upstream }: Machine): Promise<string> {
  const exchanged: [string, string][] = [
    ['/var/cache/nginx/', `${directory}/`],
    ['/etc/ssl/fieldlight/', `${directory}/`],
    ['server 127.0.0.1:3000;', `server ${upstream};`],
    ['listen 80;', `listen ${listenPlain};`],
    ['listen 443 ssl http2;', `listen ${listen};`],
  ]
  return exchanged.reduce(
    (recipe, [yours, ours]) => {
      if (!recipe.includes(yours)) throw new Error(`deploy/nginx.conf has no "${yours}" any more.`)
      return recipe.replaceAll(yours, ours)
    },
    await readFile(RECIPE, 'utf8'),
  )
}
