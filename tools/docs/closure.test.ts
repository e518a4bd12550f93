import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

const ROOT = join(__dirname, '../..')
const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path))
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
const cache = ts.createModuleResolutionCache(ROOT, (path) => path, options)

/** Our own files that a file imports, types included: whoever follows the code reads these, too. */
function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'))
  return importedFiles.flatMap(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, path, options, ts.sys, cache)
    const isOwn = resolvedModule && !resolvedModule.isExternalLibraryImport
    return isOwn ? [resolvedModule.resolvedFileName] : []
  })
}

function closureOf(start: string): string[] {
  const found = new Set([join(ROOT, start)])
  // A set also yields what is added while it is read.
  for (const path of found) for (const imported of importsOf(path)) found.add(imported)
  return [...found].map((path) => relative(ROOT, path)).toSorted()
}

test.each([['app/(staff)/dashboard/[area]/ad-groups/page.tsx', 74]])(
  '%s is understood from at most %d files',
  (page, limit) => {
    const files = closureOf(page)
    expect(files).toContain('lib/supabase/database.types.ts')
    expect(files.length > limit ? files : []).toEqual([])
  },
)
