import { useEffect } from 'react'
import { leaveGuard } from './leave-guard'

const UPLOADING = 'A file is still being uploaded. Leaving cancels it.'

type Options = {
  /** What would be lost. */
  text?: string
  /** A draft in this tab has it. */
  isKept?: boolean
}

/** For what is not in the fields of a form, which are watched without it. */
export function useLeaveGuard(isBusy: boolean, { text = UPLOADING, isKept = false }: Options = {}): void {
  useEffect(() => (isBusy ? leaveGuard.add({ text, isKept }) : undefined), [isBusy, text, isKept])
}
