import { RetryOrHome } from '@/components/site/retry-or-home'
import { Container } from '@/components/ui/container'
import { ErrorReference } from '@/components/ui/error-reference'

type Props = {
  reason: string
  /** With `error`, where a retry may help. */
  retry?: () => void
  error?: unknown
}

/** The same for unknown, closed and expired previews, so that they cannot be probed. */
export function PreviewNotAvailable({ reason, retry, error }: Props) {
  return (
    <Container className="py-20 nav:py-32">
      <p className="type-slate text-muted-foreground">{reason}</p>
      <h1 className="mt-4 type-display">Preview Not Available</h1>
      <p className="mt-6 max-w-xl type-lede text-muted-foreground">
        The link may have been closed or may have reached its end date. The person who sent it can open it
        again.
      </p>
      <RetryOrHome retry={retry} />
      <ErrorReference error={error} />
    </Container>
  )
}
