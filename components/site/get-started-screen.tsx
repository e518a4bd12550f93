import type { ReactNode } from 'react'
import { CallSheet } from '@/components/forms/call-sheet'
import { Container } from '@/components/ui/container'

export const GET_STARTED = 'Start Your Project'

export function ContactThanks() {
  return (
    <>
      <h2 className="type-title">Thanks, your message is with us.</h2>
      <p className="mt-5 max-w-xl type-lede text-muted-foreground">
        A producer reads it and replies by email within 24 hours, with questions or with a first idea.
      </p>
    </>
  )
}

export function GetStartedScreen({ children }: { children: ReactNode }) {
  return (
    <Container className="grid gap-x-16 gap-y-12 pt-28 pb-20 nav:pt-36 nav:pb-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="h-fit lg:sticky lg:top-28">
        <h1 className="type-display">{GET_STARTED}</h1>
        <p className="mt-6 mb-10 max-w-xl type-lede text-muted-foreground">
          Tell us what you want to film and where. You get a plan, a price and a crew that knows the place.
        </p>
        <CallSheet />
      </div>
      <div className="corner-ticks relative -mx-5 h-fit bg-card px-5 py-12 [--tick-inset:0px] [--tick:1.25rem] sm:mx-0 sm:px-10">
        {children}
      </div>
    </Container>
  )
}
