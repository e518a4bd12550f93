import Link from 'next/link'
import type { ReactNode } from 'react'
import { COST_FACTORS, PHASES } from '@/lib/content/faq'
import type { CityLink } from '@/lib/data/website/city-links'
import { toPlaceSlug } from '@/lib/geo/place-slug'
import { paths } from '@/lib/paths'
import { LinkColumns } from './link-columns'
import styles from './faq.module.css'

export type CityList = {
  state: { name: string; slug: string }
  cities: readonly CityLink[]
  hasMore: boolean
}

type Props = {
  states: readonly string[]
  startingPrice: string
  /** On state pages only. */
  cityList?: CityList
}

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

function AreasServed({ states }: { states: readonly string[] }) {
  return (
    <>
      <p className="mb-5">
        All fifty states. The network is densest in and around the large cities; everywhere else the nearest
        crew drives out to you.
      </p>
      <LinkColumns
        label="States"
        links={states.map((name) => ({ href: paths.place(toPlaceSlug(name) ?? name), name }))}
      />
    </>
  )
}

function CitiesOfState({ state, cities, hasMore }: CityList) {
  return (
    <>
      <LinkColumns
        label={`Cities in ${state.name}`}
        links={cities.map(({ city, slug }) => ({ href: paths.place(slug), name: city }))}
      />
      {hasMore && (
        <Link
          href={paths.placeCities(state.slug, 1)}
          prefetch={false}
          className="mt-5 inline-block py-1 text-foreground underline decoration-primary underline-offset-4"
        >
          All cities in {state.name}, from A to Z
        </Link>
      )}
    </>
  )
}

function CostFactors({ startingPrice }: { startingPrice: string }) {
  return (
    <>
      <p className="mb-6">
        Our{' '}
        <Link
          href={paths.packages()}
          prefetch={false}
          className="text-foreground underline decoration-primary underline-offset-4"
        >
          ready-made packages
        </Link>{' '}
        start at {startingPrice} and list what&apos;s included. For anything else, you get one price before
        work begins. Six things affect it:
      </p>
      <dl className={styles.points}>
        {COST_FACTORS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Phases() {
  return (
    <ol className={styles.points}>
      {PHASES.map(({ title, text }, index) => (
        <li key={title}>
          <h4>
            {index + 1}. {title}
          </h4>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

type FaqTopicProps = {
  id?: string
  question: string
  open?: boolean
  children: ReactNode
}

function FaqTopic({ id, question, open, children }: FaqTopicProps) {
  return (
    <details id={id} open={open} className={styles.topic}>
      <summary className={styles.question}>
        <h3 className="type-heading">{question}</h3>
        <span aria-hidden="true" className={styles.sign} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  )
}
