import { RetryOrHome } from '@/components/site/retry-or-home'
import { Container } from '@/components/ui/container'
import { ErrorReference } from '@/components/ui/error-reference'

type Props = {
  reason: string
  /** Given with `error` where trying again may help. */
  retry?: () => void
  error?: unknown
}

/** The same for previews that never were, are closed, or have expired: a link gives nothing away. */
export function PreviewNotAvailable({ reason, retry, error }: Props) {
  return (
    <Container className="py-20 nav:py-32">
      <p className="type-slate text-muted-foreground">{reason}</p>
      <h1 className="mt-4 type-display">Preview Not Available</h1>
      <p className="mt-6 max-w-xl type-lede text-muted-foreground">
        The link may have been closed or may have reached its end date. Whoever sent it to you can open it
        again.
      </p>
      <RetryOrHome retry={retry} />
      <ErrorReference error={error} />
    </Container>
  )
}
