export function ContactThanks() {
  return (
    <>
      <h2 className="type-title">Thanks, your message is with us.</h2>
      <p className="mt-5 max-w-xl type-lede text-muted-foreground">
        A producer reads it and replies by e-mail within 24 hours, with questions or with a first idea.
      </p>
    </>
  )
}
