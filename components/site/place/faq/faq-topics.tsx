'use client'

import type { ReactNode } from 'react'
import { AreasServed } from './areas-served'
import { CostFactors } from './cost-factors'
import { FaqTopic } from './faq-topic'
import { Phases } from './phases'

type Props = {
  /** Of our least expensive package. */
  startingPrice: string
  /** Topics of the page's own, before the three that every page has. */
  children?: ReactNode
}

/**
 * A client component without anything to do: what a server component renders travels twice, as HTML and as data, and
 * these texts are the same on thousands of pages.
 */
export function FaqTopics({ startingPrice, children }: Props) {
  return (
    <div className="border-t">
      {children}
      <FaqTopic question="Which areas do you serve?">
        <AreasServed />
      </FaqTopic>
      <FaqTopic question="What does a video cost, and why?">
        <CostFactors startingPrice={startingPrice} />
      </FaqTopic>
      <FaqTopic question="How does a project run?">
        <Phases />
      </FaqTopic>
    </div>
  )
}
