import type { Metadata } from 'next'
import { CheckForm } from '@/components/quote/check-form'
import { Container } from '@/components/ui/container'
import { CHECK_SCRIPT } from '@/lib/content/quote-check-script'
import { sealPublicKeys } from '@/lib/data/privileged/quote-seal'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { keyIdOf } from '@/lib/quotes/seal'
import { checkFile } from './actions'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Check a Signed Quote' }

export default function CheckPage() {
  return (
    <Container className="grid max-w-4xl gap-12 py-12 nav:py-16">
      <header className="grid gap-4">
        <h1 className="type-title">Check a signed quote</h1>
        <p className="max-w-prose type-lede text-muted-foreground">
          Choose the PDF that we gave you after a quote was accepted. We tell you whether it is exactly the
          file we made. We do not keep it.
        </p>
      </header>
      <CheckForm action={checkFile} />
      <section aria-label="Check it without us" className="grid gap-4">
        <h2 className="border-b pb-2 font-display text-2xl font-semibold">Check it without us</h2>
        <p className="max-w-prose text-muted-foreground">
          Save this script as <code>check.mjs</code> and{' '}
          <a href={quotePaths.keys()} className="underline underline-offset-4">
            our public keys
          </a>{' '}
          as <code>keys.pem</code>. The key in use is {keyIdOf(sealPublicKeys()[0]!)}. With Node 20 or newer,
          run <code className="wrap-anywhere">node check.mjs quote.pdf keys.pem</code>
        </p>
        <pre tabIndex={0} role="group" aria-label="Script" className="overflow-x-auto bg-card p-4 text-sm">
          <code>{CHECK_SCRIPT}</code>
        </pre>
      </section>
    </Container>
  )
}
