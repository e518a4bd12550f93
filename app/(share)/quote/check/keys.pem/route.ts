import { sealPublicKeys } from '@/lib/data/privileged/quote-seal'
import { keyIdOf, publicPem } from '@/lib/quotes/seal'

export const dynamic = 'force-dynamic'

/** The key in use first, then those before it. */
export const GET = () =>
  new Response(
    sealPublicKeys()
      .map((key) => `# ${keyIdOf(key)}\n${publicPem(key)}`)
      .join(''),
    {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
        'X-Robots-Tag': 'noindex',
      },
    },
  )
