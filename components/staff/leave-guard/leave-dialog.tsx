'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { forgetRecents } from '@/components/staff/shell/recent-records'
import { Modal } from '@/components/ui/modal'
import { drafts } from '@/lib/forms/draft'
import { leaveGuard } from './leave-guard'
import { watchForms } from './typed-forms'
import { watchLeaving } from './watch-leaving'

const NOT_ON_THE_SERVER = () => null

/** Asks before what is not saved is lost. Stands once, in the frame of the portal. */
export function LeaveDialog({ personId }: { personId: string }) {
  const id = useId()
  const router = useRouter()
  const pathname = usePathname()
  const question = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.getQuestion, NOT_ON_THE_SERVER)

  useEffect(() => {
    // The next person at this browser is somebody else.
    const forget = () => {
      drafts.clearAll()
      void forgetRecents(personId)
    }
    const stops = [watchForms(), watchLeaving(forget)]
    return () => stops.forEach((stop) => stop())
  }, [personId])
  useEffect(() => leaveGuard.arm(), [pathname])

  function leave() {
    const to = leaveGuard.leave()
    if (!to) return
    if ('go' in to) return to.go()
    const { href, replace, scroll } = to
    router[replace ? 'replace' : 'push'](href, { scroll })
  }

  if (!question) return null
  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={leaveGuard.stay}>
      <h2 id={`${id}-title`} className="pr-10 type-heading">
        Leave without saving?
      </h2>
      <p id={`${id}-text`} className="mt-3 text-muted-foreground">
        {question.text}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={leaveGuard.stay}>Stay</Button>
        <Button variant="outline" onClick={leave}>
          Leave without saving
        </Button>
      </div>
    </Modal>
  )
}
