import { useEffect, useId, useRef } from 'react'
import { Locator } from '@/components/map/locator'
import { Modal } from '@/components/ui/modal'
import { US_CENTRE } from '@/lib/content/zip-clusters'
import { COUNTRY_ZOOM } from '@/lib/map/view'

export function FindVideographers({ onClose }: { onClose: () => void }) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)

  // Not the search field, which would open a phone's keyboard.
  useEffect(() => title.current?.focus(), [])

  return (
    <Modal wide labelledBy={id} onClose={onClose}>
      <h2 id={id} ref={title} tabIndex={-1} className="pr-10 type-heading outline-none">
        Find videographers near you
      </h2>
      <p className="mt-2 mb-6 text-muted-foreground">
        Hire someone who knows the place. See who lives nearby.
      </p>
      <Locator
        kind="blog"
        center={US_CENTRE}
        zoom={COUNTRY_ZOOM}
        placeholder="Search for a city, state, or address..."
      />
    </Modal>
  )
}
