import { useId } from 'react'
import { GetStartedButton } from '@/components/site/get-started-button'
import { Modal } from '@/components/ui/modal'
import { NETWORK_RADIUS_MILES } from '@/lib/geo/network'
import type { Answer } from './use-answer'

export function AnswerDialog({ label, count, onClose }: Answer & { onClose: () => void }) {
  const id = useId()
  const found = count > 0
  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onClose}>
      <h2 id={`${id}-title`} className="pr-10 type-heading">
        {found ? 'Great News!' : 'No Videographers Nearby'}
      </h2>
      <div id={`${id}-text`} className="mt-3 type-lede">
        {found ? (
          <p>
            {count} videographer(s) within {NETWORK_RADIUS_MILES} miles of {label}
          </p>
        ) : (
          <>
            <p>{label}</p>
            <p className="mt-2 text-muted-foreground">
              Nobody of ours lives within {NETWORK_RADIUS_MILES} miles yet. Tell us about your project and we
              will find a videographer for you.
            </p>
          </>
        )}
      </div>
      <GetStartedButton size="lg" className="mt-8 w-full sm:w-auto" />
    </Modal>
  )
}
