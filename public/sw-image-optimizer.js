// Caches the images of this site that the browser has loaded, for the next visit and for offline use. Nothing else is
// intercepted or cached: no pages, scripts, films or other origins.

const PREFIX = 'site-images-'
const CACHE = `${PREFIX}v1`
const MAX_ENTRIES = 120
const MAX_BYTES = 2_000_000
const DAY_MS = 86_400_000
/** After this an image is fetched again, because its file may have been replaced; the old one is kept for offline use. */
const MAX_AGE_MS = 7 * DAY_MS

const FETCHED = 'x-worker-fetched'
const USED = 'x-worker-seen'

const STORED_IMAGE = /^\/storage\/v1\/object\/public\/.+\.(?:webp|avif|png|jpe?g)$/i
const BARE_THUMBNAIL = /\/video-thumbnails\/*$/

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([letPostsPass(event), self.skipWaiting()])),
)
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.mode === 'navigate' || request.headers.has('range')) return
  const url = new URL(request.url)
  if (isBareThumbnail(url)) event.respondWith(refuse())
  else if (isImage(url)) event.respondWith(serve(event))
})

/** Reports sent while a page is being left were lost half of the time when they passed this worker. */
async function letPostsPass(event) {
  try {
    await event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' })
  } catch {
    // The browser knows the method but not this rule: the worker lets posts pass anyway.
  }
}

async function takeOver() {
  const names = await caches.keys()
  const outdated = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await self.clients.claim()
}

function isImage({ origin, pathname }) {
  return origin === self.location.origin && (pathname === '/_next/image' || STORED_IMAGE.test(pathname))
}

/** The folder of thumbnails without a file name, requested directly or through the image optimizer. */
function isBareThumbnail({ pathname, searchParams }) {
  return BARE_THUMBNAIL.test(pathname === '/_next/image' ? (searchParams.get('url') ?? '') : pathname)
}

function refuse() {
  const message = 'Blocked malformed thumbnail request'
  return new Response(message, {
    status: 400,
    statusText: message,
    headers: { 'Content-Type': 'text/plain' },
  })
}

async function serve(event) {
  const { request } = event
  const cached = await find(request)
  if (cached && age(cached, FETCHED) < MAX_AGE_MS) {
    if (age(cached, USED) > DAY_MS) event.waitUntil(store(request, cached.clone(), { [USED]: Date.now() }))
    return cached
  }
  try {
    const response = await fetch(request)
    if (cached && response.status >= 500) return cached
    if (isCacheable(response)) {
      event.waitUntil(store(request, response.clone(), { [FETCHED]: Date.now(), [USED]: Date.now() }))
    }
    return response
  } catch {
    return cached ?? Response.error()
  }
}

/** Undefined also when the browser denies storage. */
async function find(request) {
  try {
    const cache = await caches.open(CACHE)
    return await cache.match(request)
  } catch {
    return undefined
  }
}

/** Milliseconds since the time in the header `name`; infinite without one. */
function age(response, name) {
  const time = response.headers.get(name)
  return time ? Date.now() - Number(time) : Infinity
}

/** Only `basic` responses come from this origin and can be inspected. */
function isCacheable({ type, status, headers }) {
  return (
    type === 'basic' &&
    status === 200 &&
    (headers.get('content-type') ?? '').startsWith('image/') &&
    Number(headers.get('content-length') ?? 0) <= MAX_BYTES &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}

/** Writing moves an entry to the end; surplus entries are deleted from the front. */
async function store(request, response, times) {
  try {
    const headers = new Headers(response.headers)
    for (const [name, time] of Object.entries(times)) headers.set(name, String(time))
    const cache = await caches.open(CACHE)
    await cache.put(request, new Response(response.body, { headers }))
    const entries = await cache.keys()
    const surplus = entries.slice(0, Math.max(0, entries.length - MAX_ENTRIES))
    await Promise.all(surplus.map((entry) => cache.delete(entry)))
  } catch {
    // No space left: the image is shown but not cached.
  }
}
