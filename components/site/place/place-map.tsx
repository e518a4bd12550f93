import type { ReactNode } from 'react'
import { Locator } from '@/components/map/locator'
import { Container } from '@/components/ui/container'
import { stateByName } from '@/lib/content/states'
import { US_CENTRE } from '@/lib/content/zip-clusters'

/** Levels of the map: the country, and a state with what lies around it. */
const COUNTRY_ZOOM = 4
const STATE_ZOOM = 7

type Props = {
  kind: 'city' | 'state' | 'near-me'
  /** Full name of the state to look at; without it the whole country. */
  state?: string
  placeholder: string
  /** Below the map. */
  children?: ReactNode
}

export function PlaceMap({ kind, state: name = '', placeholder, children }: Props) {
  const state = stateByName(name) ?? undefined
  return (
    <Container className="pb-16 nav:pb-20">
      <Locator
        kind={kind}
        center={state ?? US_CENTRE}
        zoom={state ? STATE_ZOOM : COUNTRY_ZOOM}
        placeholder={placeholder}
        state={state}
      />
      {children}
    </Container>
  )
}
