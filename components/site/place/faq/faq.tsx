import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { AreasServed } from './areas-served'
import { CostFactors } from './cost-factors'
import { FaqTopic } from './faq-topic'
import { Phases } from './phases'

/** `children` are topics of the page's own, before the three that every page has. */
export function Faq({ children }: { children?: ReactNode }) {
  return (
    <section aria-labelledby="faq" className="border-t py-16 nav:py-24">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <h2 id="faq" className="type-title">
          Before you ask
        </h2>
        <div className="border-t">
          {children}
          <FaqTopic question="Which areas do you serve?">
            <AreasServed />
          </FaqTopic>
          <FaqTopic question="What does a video cost, and why?">
            <CostFactors />
          </FaqTopic>
          <FaqTopic question="How does a project run?">
            <Phases />
          </FaqTopic>
        </div>
      </Container>
    </section>
  )
}
