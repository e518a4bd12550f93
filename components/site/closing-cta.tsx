import { Container } from '@/components/ui/container'
import { GetStartedButton } from './get-started-button'
import { SlateLabel } from './slate-label'

type Props = {
  title: string
  text?: string
  /** The page, as a call to action names it. */
  from?: string
}

/** The last section of a page. */
export function ClosingCta({ title, text, from }: Props) {
  return (
    <section aria-labelledby="closing-cta" className="pb-16 nav:pb-24">
      <Container>
        <div className="corner-ticks relative grid gap-10 bg-card px-6 pt-16 pb-12 [--tick-color:var(--primary)] [--tick-inset:0px] [--tick:1.25rem] sm:px-12 sm:pt-24 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:px-16 lg:pt-32">
          <SlateLabel className="absolute top-6 left-6 sm:left-12 lg:left-16">SC 01 · TK 1</SlateLabel>
          <div>
            <h2 id="closing-cta" className="max-w-[14ch] type-display">
              {title}
            </h2>
            {text && <p className="mt-6 max-w-xl type-lede text-muted-foreground">{text}</p>}
          </div>
          <GetStartedButton from={from} size="lg" className="justify-self-start" />
        </div>
      </Container>
    </section>
  )
}
