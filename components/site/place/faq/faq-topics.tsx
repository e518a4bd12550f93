'use client'

import type { CityLink } from '@/lib/data/website/city-links'
import { AreasServed } from './areas-served'
import { CitiesOfState } from './cities-of-state'
import { CostFactors } from './cost-factors'
import { FaqTopic } from './faq-topic'
import { Phases } from './phases'

export type CityList = {
  state: { name: string; slug: string }
  cities: readonly CityLink[]
  /** Whether the state has more cities than these. */
  hasMore: boolean
}

type Props = {
  /** Names of all states. Given, because the module that knows them is far longer. */
  states: readonly string[]
  /** Of our least expensive package. */
  startingPrice: string
  /** On a state's page: the cities that have one too. */
  cityList?: CityList
}

/**
 * A client component without anything to do: what a server component renders travels twice, as HTML and as data, and
 * these texts are the same on thousands of pages.
 */
export function FaqTopics({ states, startingPrice, cityList }: Props) {
  return (
    <div className="border-t">
      {cityList && (
        <FaqTopic id="cities" question={`Which cities in ${cityList.state.name} do you film in?`} open>
          <CitiesOfState {...cityList} />
        </FaqTopic>
      )}
      <FaqTopic question="Which areas do you serve?">
        <AreasServed states={states} />
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
