import { finishMedia } from './media-response.ts'

const PUBLIC = new URL('http://127.0.0.1/storage/v1/object/public/logos/a')
const respond = (type: string, headers: Record<string, string> = {}) =>
  new Response('x', { headers: { 'content-type': type, ...headers } })

describe('finishMedia', () => {
  it.each(['image/webp', 'video/mp4', 'application/pdf'])('shows %s in place', (type) => {
    const { headers } = finishMedia(respond(type), { url: PUBLIC })
    expect(headers.get('content-disposition')).toBeNull()
    expect(headers.get('content-security-policy')).toBeNull()
  })

  it('shows an SVG without letting it run scripts', () => {
    const { headers } = finishMedia(respond('image/svg+xml'), { url: PUBLIC })
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/)
    expect(headers.get('content-disposition')).toBeNull()
  })

  it.each(['text/html', 'application/xhtml+xml', 'text/xml', 'application/octet-stream', ''])(
    'only downloads %s',
    (type) => {
      const { headers } = finishMedia(respond(type), { url: PUBLIC })
      expect(headers.get('content-security-policy')).toMatch(/^sandbox;/)
      expect(headers.get('content-disposition')).toBe('attachment')
    },
  )

  it('downloads under the asked name', () => {
    const url = new URL('?download=my "ad".mp4', PUBLIC)
    const { headers } = finishMedia(respond('video/mp4'), { url })
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''my%20%22ad%22.mp4`)
  })

  it('answers 304 when the visitor has the current content', () => {
    const response = respond('image/webp', { etag: '"1"' })
    expect(finishMedia(response, { url: PUBLIC, ifNoneMatch: '"1"' }).status).toBe(304)
    expect(finishMedia(response.clone(), { url: PUBLIC, ifNoneMatch: '"2"' }).status).toBe(200)
  })

  it('leaves refusals alone', () => {
    const refusal = Response.json({ error: 'not_found' }, { status: 400 })
    expect(finishMedia(refusal, { url: PUBLIC })).toBe(refusal)
  })
})
