import type { Metadata } from 'next'
import { ReviewAnswered } from '@/components/forms/review/review-answered'
import { ReviewForm } from '@/components/forms/review/review-form'
import { ReviewLinkEnded } from '@/components/forms/review/review-link-ended'
import { MarkOpened } from '@/components/forms/review/mark-opened'
import { Container } from '@/components/ui/container'
import { VideoPlayer } from '@/components/video/video-screen'
import { getPublishedVideo } from '@/lib/data/catalogue/videos'
import { findReviewLink } from '@/lib/data/privileged/review-links'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { sendReview } from './actions'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Your Review' }

export default async function ReviewLinkPage({ params }: PageProps<'/review/[token]'>) {
  const { token } = await params
  const link = await findReviewLink(token)
  if (!link) return <ReviewLinkEnded contactEmail={env.CONTACT_EMAIL} />
  if (link.isAnswered) {
    return (
      <Container className="py-20 nav:py-32">
        <ReviewAnswered heading="h1" contactEmail={env.CONTACT_EMAIL} />
      </Container>
    )
  }
  const { firstName, author, filmSlug } = link
  const video = filmSlug === null ? null : await getPublishedVideo(filmSlug)
  return (
    <Container className="grid gap-x-16 gap-y-10 py-12 nav:py-16 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <h1 className="type-title wrap-anywhere">How was it, {firstName}?</h1>
        {video ? (
          <figure className="grid gap-3">
            <VideoPlayer video={video} preloadPoster />
            <figcaption className="text-muted-foreground">
              The film we made together: <span className="text-foreground">{video.title}</span>
            </figcaption>
          </figure>
        ) : (
          <p className="text-muted-foreground">
            The film is not on our website right now. You can still write your review.
          </p>
        )}
      </div>
      <ReviewForm
        action={sendReview.bind(null, token)}
        // Not the token itself: a draft stays in the browser when the link is long gone.
        draftName={`review-${filmSlug ?? 'film'}`}
        author={author}
        contactEmail={env.CONTACT_EMAIL}
      />
      <MarkOpened address={paths.reviewOpened(token)} />
    </Container>
  )
}
