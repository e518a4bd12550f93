type Props = { heading: 'h1' | 'h2'; contactEmail: string }

export const ReviewAnswered = ({ heading: Heading, contactEmail }: Props) => (
  <>
    <Heading className="type-title">Thank you. Your review is with us.</Heading>
    <p className="mt-6 max-w-xl type-lede text-muted-foreground">
      Someone on our team reads it before it appears on our website. If you would like to change or withdraw
      it, write to{' '}
      <a href={`mailto:${contactEmail}`} className="[overflow-wrap:anywhere] underline underline-offset-4">
        {contactEmail}
      </a>
      .
    </p>
  </>
)
