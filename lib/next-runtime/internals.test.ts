import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createElement, type ReactElement } from 'react'
import { missingMetadata } from '@/lib/seo/missing'
import { OWN_ADDRESS } from './build-scripts'
import { MISSING } from './finish-page'
import { TAGS_HEADER } from './freshness'
import { ASYNC_SCRIPT } from './hold-scripts'
import { onRequest } from './request-context'
import { POLICY_HEADER } from './policy/base-policy'
import { hashScripts } from './script-hashes'
import { STYLE_SHEET } from './styles/inline-styles'
import { FIRST_PICTURE } from './styles/late-fonts'

/* Each group names the file that relies on a private part of Next or Node: when it turns red, see that file's row in README.md. */

const NEXT = 'node_modules/next/dist'

/** A module that Next does not export officially. */
const load = (module: string) => jest.requireActual<Record<string, unknown>>(`next/dist/${module}`)
const source = (file: string) => readFileSync(path.join(NEXT, file), 'utf8')

const CACHE = 'server/lib/incremental-cache'

/** Each private module of Next that a file of this room imports, with what it takes from it. */
const IMPORTED: Record<string, string[]> = {
  'compiled/compression': [],
  'compiled/send': [],
  [CACHE]: [],
  [`${CACHE}/file-system-cache`]: ['default'],
  [`${CACHE}/memory-cache.external`]: ['getMemoryCache'],
  [`${CACHE}/tags-manifest.external`]: ['tagsManifest', 'areTagsStale', 'areTagsExpired'],
  'server/lib/lru-cache': ['LRUCache'],
  'server/lib/node-fs-methods': ['nodeFs'],
}

test.each(Object.entries(IMPORTED))('next/dist/%s exists and exports %j', (module, names) => {
  expect(Object.keys(load(module))).toEqual(expect.arrayContaining(names))
})

test('this file knows every private import of the room', () => {
  const files = globSync('lib/next-runtime/**/*.ts').filter((file) => !file.endsWith('internals.test.ts'))
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'next\/dist\/([^']+?)(?:\.js)?'/g)].map(
      ([, module = '']) => module,
    ),
  )
  expect([...new Set(imports)].sort()).toEqual(Object.keys(IMPORTED).sort())
})

type Method = (...args: unknown[]) => unknown
type CacheClass = { prototype: Record<string, Method> }
type Memory = { get: Method; set: Method; remove: Method }

describe('page-cache.ts relies on', () => {
  test('the file system cache, a class with get, set and revalidateTag', () => {
    const { prototype } = load(`${CACHE}/file-system-cache`).default as CacheClass
    for (const name of ['get', 'set', 'revalidateTag']) expect(prototype[name]).toBeInstanceOf(Function)
  })

  test('the memory cache of pages, which can be filled and emptied', () => {
    const memory = (load(`${CACHE}/memory-cache.external`).getMemoryCache as Method)(1_000) as Memory
    memory.set('key', { value: null })
    expect(memory.get('key')).toEqual({ value: null })
    memory.remove('key')
    expect(memory.get('key')).toBeUndefined()
  })

  test('the cache handler being loaded by plain Node from its own path', () => {
    expect(source('server/next-server.js')).toContain('formatDynamicImportPath)(this.distDir, cacheHandler)')
  })

  test('the name of the file with the id of the build', () => {
    expect(load('shared/lib/constants').BUILD_ID_FILE).toBe('BUILD_ID')
  })

  test('Next taking the 404 of an answer for its own, in a page that it renders after it', () => {
    expect(source('server/app-render/app-render.js')).toContain('is404: res.statusCode === 404')
  })
})

describe('page-cache.ts and compress-once.ts rely on', () => {
  test('an LRU cache that counts sizes and is found by its key', () => {
    const LRUCache = load('server/lib/lru-cache').LRUCache as new (...args: unknown[]) => Memory
    const cache = new LRUCache(2, () => 1)
    for (const key of ['a', 'b', 'c']) cache.set(key, key)
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 'b', 'c'])
    const evicted: unknown[] = []
    const watched = new LRUCache(
      1,
      () => 1,
      (key: unknown) => evicted.push(key),
    )
    for (const key of ['a', 'b']) watched.set(key, key)
    expect(evicted).toEqual(['a'])
  })
})

describe('freshness.ts and redis/revalidations.ts rely on', () => {
  const { tagsManifest, areTagsStale, areTagsExpired } = load(`${CACHE}/tags-manifest.external`) as {
    tagsManifest: Map<string, { stale?: number; expired?: number }>
    areTagsStale: Method
    areTagsExpired: Method
  }

  test('the table of revalidated tags, with the times from which entries are stale and expired', () => {
    const now = Date.now()
    tagsManifest.set('stale', { stale: now - 1_000 })
    tagsManifest.set('expired', { expired: now - 1_000 })
    expect([areTagsStale(['stale'], now - 2_000), areTagsStale(['stale'], now)]).toEqual([true, false])
    expect([areTagsExpired(['expired'], now - 2_000), areTagsExpired(['expired'], now)]).toEqual([
      true,
      false,
    ])
    tagsManifest.clear()
  })

  test('the header with the tags of a page', () => {
    expect(load('lib/constants').NEXT_CACHE_TAGS_HEADER).toBe(TAGS_HEADER)
  })
})

describe('script-hashes.ts relies on', () => {
  const SCRIPTS_OF_NEXT = '<script src="/_next/a.js" async=""></script>'

  test('the form of the inline scripts with data for React', async () => {
    const inline = load('server/app-render/use-flight-response').createInlinedDataReadableStream as Method
    const data = new Blob(['0:{"a":"</script>"}\n', new Uint8Array([255, 254])]).stream()
    const html = SCRIPTS_OF_NEXT + (await text(inline(data, undefined, null) as ReadableStream<Uint8Array>))
    const count = html.split('<script>').length - 1
    expect(count).toBeGreaterThanOrEqual(2)
    expect(hashScripts(html)).toHaveLength(count)
  })

  test.each(['use-flight-response.js', 'stream-ops.node.js'])('the same form in %s', (file) => {
    const code = source(`server/app-render/${file}`)
    expect(code).toContain('`(self.__next_f=self.__next_f||[]).push(${')
    expect(code).toContain('self.__next_f.push(${htmlInlinedData})</script>')
  })

  test('the form of the inline script that starts the chunk loader', () => {
    expect(source('server/app-render/app-render.js')).toContain(
      'bootstrapScriptContent = turbopackBootstrapScriptContent',
    )
    // Turbopack is a native library; these are the constant parts of the script.
    const [library = ''] = globSync('node_modules/@next/swc-*/*.node')
    const bytes = readFileSync(library)
    const parts = ['(globalThis[', '] || (globalThis[', '] = [])).push(']
    expect(parts.filter((part) => !bytes.includes(part))).toEqual([])
  })
})

describe('build-scripts.ts relies on', () => {
  test('the words by which a script of Turbopack tells its runtime which file it is', () => {
    const [library = ''] = globSync('node_modules/@next/swc-*/*.node')
    const written = 'typeof document === "object" ? document.currentScript : undefined'
    expect(readFileSync(library).includes(written)).toBe(true)
    const minified = written
      .replace(/(\w+ \w+) === ("\w+")/, '$2==$1')
      .replace('undefined', 'void 0')
      .replaceAll(/ ([?:]) /g, '$1')
    expect(minified).toBe(OWN_ADDRESS)
  })
})

async function render(...children: ReactElement[]): Promise<string> {
  const { renderToReadableStream } = load('compiled/react-dom/server.edge') as unknown as {
    renderToReadableStream: (...args: unknown[]) => Promise<ReadableStream<Uint8Array>>
  }
  const page = createElement('html', null, createElement('head', null, ...children), createElement('body'))
  return text(await renderToReadableStream(page, { bootstrapScripts: ['/_next/a.js'] }))
}

describe('hold-scripts.ts relies on', () => {
  test('the form in which React writes async scripts', async () => {
    const html = await render(createElement('script', { src: '/_next/b.js', async: true }))
    expect([...html.matchAll(ASYNC_SCRIPT)]).toHaveLength(2)
    expect(html).toContain('</head>')
  })

  test('the id of a page that Next draws without hydration', () => {
    expect(source('client/app-index.js')).toContain("if (document.documentElement.id === '__next_error__')")
  })
})

describe('styles/*.ts and viewer-line.ts rely on', () => {
  test('the form in which React writes the head and links to style sheets', async () => {
    const href = '/_next/static/chunks/a.css'
    const html = await render(createElement('link', { rel: 'stylesheet', href, precedence: 'next' }))
    expect([...html.matchAll(STYLE_SHEET)].map(([, , file]) => file)).toEqual(['chunks/a.css'])
    expect(html).toContain('<head>')
  })

  test('the form in which React writes the preload of a picture', async () => {
    const picture = createElement('img', { src: '/a', srcSet: '/a 400w', fetchPriority: 'high' })
    expect(await render(picture)).toMatch(FIRST_PICTURE)
  })
})

describe('finish-page.ts relies on', () => {
  test('the forms of the metadata of a missing page, and of the page for a refused render', async () => {
    const [[name, content] = []] = Object.entries(missingMetadata().other)
    expect(await render(createElement('meta', { name, content }))).toContain(MISSING)
    expect(source('server/app-render/app-render.js')).toContain("id: '__next_error__'")
  })
})

describe('send-packed-files.ts relies on', () => {
  test('Next serving what the build folder holds when it starts', () => {
    const code = source('server/lib/router-utils/filesystem.js')
    expect(code).toContain('recursiveReadDir)(nextStaticFolderPath)')
  })
})

describe('build-scripts.ts relies on', () => {
  test('the names of the manifests and of the list of scripts for every page', () => {
    const constants = load('shared/lib/constants')
    expect(constants.BUILD_MANIFEST).toBe('build-manifest.json')
    expect(constants.CLIENT_REFERENCE_MANIFEST).toBe('client-reference-manifest')
    expect(source('shared/lib/turbopack/manifest-loader.js')).toContain('rootMainFiles: [')
    expect(source('server/app-render/required-scripts.js')).toContain('buildManifest.rootMainFiles')
  })
})

describe('policy/response-policy.ts and middleware.ts rely on', () => {
  test('Next taking the nonce from the policy on the request', () => {
    const readNonce = load('server/app-render/get-script-nonce-from-header')
      .getScriptNonceFromHeader as Method
    expect(readNonce("script-src 'nonce-abc' 'strict-dynamic'", {})).toBe('abc')
    expect(source('server/app-render/get-script-nonce-from-header.js')).toContain(
      `headers['${POLICY_HEADER}']`,
    )
  })
})

test('finish-before-stop.ts relies on Next listening to signals before it runs instrumentation.ts', () => {
  const start = source('server/lib/start-server.js')
  const [listens, starts] = ["process.on('SIGTERM', cleanup)", 'await getRequestHandlers('].map((text) =>
    start.indexOf(text),
  )
  expect(listens).toBeGreaterThan(0)
  expect(starts).toBeGreaterThan(listens ?? 0)
})

describe('hydrate-apart.ts relies on', () => {
  test('Next running instrumentation-client.ts before it looks for scripts of beforeInteractive', () => {
    const entry = source('client/app-next-turbopack.js')
    const [instruments, hydrates] = [
      "require('../lib/require-instrumentation-client')",
      '.appBootstrap)(',
    ].map((text) => entry.indexOf(text))
    expect(instruments).toBeGreaterThan(0)
    expect(hydrates).toBeGreaterThan(instruments ?? 0)
  })

  test('Next waiting for a task after a script without an address', () => {
    const bootstrap = source('client/app-bootstrap.js')
    expect(bootstrap).toContain('loadScriptsInSequence(self.__next_s,')
    expect(bootstrap).toContain('setTimeout(resolve)')
  })
})

test('own-memory.ts relies on small buffers sharing a piece of memory', () => {
  expect(Buffer.allocUnsafe(100).buffer.byteLength).toBe(Buffer.poolSize)
})

describe('compress-once.ts relies on', () => {
  test('the compression of Next leaving alone what has a Content-Encoding', () => {
    expect(source('compiled/compression/index.js')).toContain('"Content-Encoding"')
  })
})

describe('request-context.ts relies on', () => {
  test('Node announcing a request before the server handles it, and sending headers through writeHead and end', async () => {
    const calls: string[] = []
    onRequest((_, response) => {
      calls.push('announced')
      for (const name of ['writeHead', 'end'] as const) {
        const original = response[name].bind(response) as Method
        Object.assign(response, {
          [name]: (...args: unknown[]) => {
            calls.push(name)
            return original(...args)
          },
        })
      }
    })
    const server = createServer((_, response) => {
      calls.push('handled')
      response.end('body')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text()
    server.close()
    expect(calls).toEqual(['announced', 'handled', 'end', 'writeHead'])
  })

  test('Next removing Content-Length from the responses of route handlers', () => {
    expect(source('server/send-response.js')).toContain("'content-length'")
  })
})

describe('lib/env.ts relies on', () => {
  test('the variable that tells a build from a server', () => {
    expect(load('shared/lib/constants').PHASE_PRODUCTION_BUILD).toBe('phase-production-build')
    expect(source('build/index.js')).toContain('process.env.NEXT_PHASE = _constants1.PHASE_PRODUCTION_BUILD')
  })
})

describe('supabase/local/next-process.ts and deploy/Dockerfile rely on', () => {
  test('the path of the command line of Next', () => {
    expect(source('bin/next')).toContain('#!/usr/bin/env node')
  })
})
