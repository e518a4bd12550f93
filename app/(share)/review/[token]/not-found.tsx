import { Container } from '@/components/ui/container'
import { env } from '@/lib/env'

/** The same for unknown, withdrawn and expired links, so that they cannot be probed. */
export default function ReviewLinkEnded() {
  return (
    <Container className="py-20 nav:py-32">
      <h1 className="max-w-[18ch] type-title">This link does not work any more</h1>
      <p className="mt-6 max-w-xl type-lede text-muted-foreground">
        Links to a review form end after a while, and when a newer letter was sent. Our latest mail has the
        one that counts. If there is none, write to{' '}
        <a
          href={`mailto:${env.CONTACT_EMAIL}`}
          className="[overflow-wrap:anywhere] underline underline-offset-4"
        >
          {env.CONTACT_EMAIL}
        </a>
        .
      </p>
    </Container>
  )
}
