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
  /** Browsers come to this port and name it. The recipe is for the usual ones, which they leave out. */
  port?: number
}

/**
 * Replaces only the lines of the recipe that depend on the machine.
 *
 * @param file of the recipe, or what `deploy/replace.sh` made of it
 */
export async function readRecipe(
  { directory, listen, listenPlain, upstream, port }: Machine,
  file = RECIPE,
): Promise<string> {
  const recipe = await readFile(file, 'utf8')
  const [server = ''] = /server (127\.0\.0\.1|site-\w+):3000;/.exec(recipe) ?? []
  const exchanged: [string, string][] = [
    ['/var/cache/nginx/', `${directory}/`],
    ['/var/lib/fieldlight', `${directory}/kept`],
    ['/etc/ssl/fieldlight/', `${directory}/`],
    [server || 'server 127.0.0.1:3000;', `server ${upstream};`],
    ['listen 80;', `listen ${listenPlain};`],
    ['listen 443 ssl http2;', `listen ${listen};`],
    ...(port ? [[' $host;', ` $host:${port};`] as [string, string]] : []),
  ]
  return exchanged.reduce((text, [yours, ours]) => {
    if (!text.includes(yours)) throw new Error(`deploy/nginx.conf has no "${yours}" any more.`)
    return text.replaceAll(yours, ours)
  }, recipe)
}
