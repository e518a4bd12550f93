// Keeps the pictures that this browser has seen, so that they are there at once on the next visit and also offline.
// Answers for nothing but pictures of this site: no page, no script, no film and no other origin ever gets in here.

const PREFIX = 'site-images-'
const CACHE = `${PREFIX}v1`
const MAX_ENTRIES = 120
const MAX_BYTES = 2_000_000
const DAY_MS = 86_400_000
/** After this a picture is asked for anew, because its file may have been replaced; the old one stays for offline use. */
const MAX_AGE_MS = 7 * DAY_MS

const FETCHED = 'x-worker-fetched'
const SEEN = 'x-worker-seen'

const STORED_PICTURE = /^\/storage\/v1\/object\/public\/.+\.(?:webp|avif|png|jpe?g)$/i
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
  else if (isPicture(url)) event.respondWith(serve(event))
})

/** What a page sends while it is being left got lost half of the time where it had to ask this worker first. */
async function letPostsPass(event) {
  try {
    await event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' })
  } catch {
    // A browser of other rules asks first.
  }
}

async function takeOver() {
  const names = await caches.keys()
  const outdated = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await self.clients.claim()
}

function isPicture({ origin, pathname }) {
  return origin === self.location.origin && (pathname === '/_next/image' || STORED_PICTURE.test(pathname))
}

/** The folder of thumbnails without a file, asked for directly or through the image optimizer. */
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
  const kept = await find(request)
  if (kept && age(kept, FETCHED) < MAX_AGE_MS) {
    if (age(kept, SEEN) > DAY_MS) event.waitUntil(keep(request, kept.clone(), { [SEEN]: Date.now() }))
    return kept
  }
  try {
    const response = await fetch(request)
    if (kept && response.status >= 500) return kept
    if (isKeepable(response)) {
      event.waitUntil(keep(request, response.clone(), { [FETCHED]: Date.now(), [SEEN]: Date.now() }))
    }
    return response
  } catch {
    return kept ?? Response.error()
  }
}

/** Undefined also where the browser grants no storage. */
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

/** Only `basic` answers come from this origin and can be looked into. */
function isKeepable({ type, status, headers }) {
  return (
    type === 'basic' &&
    status === 200 &&
    (headers.get('content-type') ?? '').startsWith('image/') &&
    Number(headers.get('content-length') ?? 0) <= MAX_BYTES &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}

/** Writing an entry puts it last in line; whatever is beyond the limit goes from the front. */
async function keep(request, response, times) {
  try {
    const headers = new Headers(response.headers)
    for (const [name, time] of Object.entries(times)) headers.set(name, String(time))
    const cache = await caches.open(CACHE)
    await cache.put(request, new Response(response.body, { headers }))
    const entries = await cache.keys()
    const surplus = entries.slice(0, Math.max(0, entries.length - MAX_ENTRIES))
    await Promise.all(surplus.map((entry) => cache.delete(entry)))
  } catch {
    // No room: the picture is shown all the same and will be fetched again.
  }
}
