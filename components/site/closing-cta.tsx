import { Container } from '@/components/ui/container'
import { GetStartedButton } from './get-started-button'
import { SlateLabel } from './slate-label'

/** The last section of a page. */
export function ClosingCta({ title, text }: { title: string; text?: string }) {
  return (
    <section aria-labelledby="closing-cta" className="pb-16 nav:pb-24">
      <Container>
        <div className="corner-ticks relative grid gap-14 bg-card px-8 py-14 [--tick-color:var(--primary)] [--tick-inset:0px] [--tick:1.25rem] sm:px-12 sm:py-20 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:px-16 lg:py-28">
          <div>
            <h2 id="closing-cta" className="max-w-[14ch] type-display">
              {title}
            </h2>
            {text && <p className="mt-6 max-w-xl type-lede text-muted-foreground">{text}</p>}
          </div>
          <div className="grid justify-items-start gap-4 lg:justify-items-end">
            <SlateLabel>SC 01 · TK 1</SlateLabel>
            <GetStartedButton size="lg" />
          </div>
        </div>
      </Container>
    </section>
  )
}
