import { Container } from '@/components/ui/container'

/**
 * The same for unknown, withdrawn and expired links, so that they cannot be probed. Not a not-found page, because those
 * are empty without scripts.
 */
export const ReviewLinkEnded = ({ contactEmail }: { contactEmail: string }) => (
  <Container className="py-20 nav:py-32">
    <h1 className="max-w-[18ch] type-title">This link no longer works</h1>
    <p className="mt-6 max-w-xl type-lede text-muted-foreground">
      Links to a review form end after a while, and when a newer email was sent. Our latest email has the one
      that works. If there is none, write to{' '}
      <a href={`mailto:${contactEmail}`} className="[overflow-wrap:anywhere] underline underline-offset-4">
        {contactEmail}
      </a>
      .
    </p>
  </Container>
)
