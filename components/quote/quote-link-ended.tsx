import { Container } from '@/components/ui/container'

type Props = { contactEmail: string }

const Ended = ({ title, text, contactEmail }: Props & { title: string; text: string }) => (
  <Container className="py-20 nav:py-32">
    <h1 className="max-w-[20ch] type-title">{title}</h1>
    <p className="mt-6 max-w-xl type-lede text-muted-foreground">
      {text} Write to{' '}
      <a href={`mailto:${contactEmail}`} className="wrap-anywhere underline underline-offset-4">
        {contactEmail}
      </a>{' '}
      if you need help.
    </p>
  </Container>
)

/** The same for unknown and withdrawn links, so that it tells nothing. Not a not-found page: those are empty without scripts. */
export const QuoteLinkEnded = ({ contactEmail }: Props) => (
  <Ended
    title="This link does not lead to a quote"
    text="The address may be incomplete, or the quote was withdrawn. Our latest email to you has the link that works."
    contactEmail={contactEmail}
  />
)

export const QuoteReplaced = ({ number, contactEmail }: Props & { number: string }) => (
  <Ended
    title={`A new version replaces this one of ${number}`}
    text="We emailed you a link to the new version. This one can no longer be accepted."
    contactEmail={contactEmail}
  />
)

export const TooManyLinks = ({ contactEmail }: Props) => (
  <Ended
    title="Too many links did not work"
    text="Too many wrong links were opened from your connection. Try again in an hour."
    contactEmail={contactEmail}
  />
)
