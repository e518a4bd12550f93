import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = pathToFileURL(`${path.resolve(import.meta.dirname, '../..')}/`)
const ENDINGS = ['', '.ts', '.tsx', '.js']

const isOurs = (url = '') => url.startsWith(ROOT.href) && !url.includes('/node_modules/')

const existing = (url: URL) =>
  ENDINGS.map((ending) => `${url.href}${ending}`).find((href) => {
    const file = fileURLToPath(href)
    return existsSync(file) && path.extname(file) !== ''
  })

// As Next does, and in its order: what is set already wins.
for (const name of ['.env.production.local', '.env.local', '.env.production', '.env']) {
  const file = new URL(name, ROOT)
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Plain Node then finds modules as the bundler does: by '@/', and without the ending of the file. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@/'))
      return next(existing(new URL(specifier.slice(2), ROOT)) ?? specifier, context)
    if (specifier.startsWith('./') && isOurs(context.parentURL)) {
      return next(existing(new URL(specifier, context.parentURL)) ?? specifier, context)
    }
    // Next's package names its entries without their ending.
    if (/^next\/[a-z-]+$/.test(specifier)) return next(`${specifier}.js`, context)
    return next(specifier, context)
  },
})
