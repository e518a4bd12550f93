import { useEffect, useState, useSyncExternalStore } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import type { TemplateDocument } from '@/lib/ads/templates/document'
import { createDraftSaver, type SaveAnswer, type SaveDraft } from '@/lib/ads/templates/draft-saver'

const UNSAVED = { text: 'The last changes of this template are not saved yet.' }
const NO_ANSWER = 'Not saved: no response. Trying again.'

type Options = {
  /** As it was opened. */
  opened: { document: TemplateDocument; version: number }
  document: TemplateDocument
  save: SaveDraft
}

/** Saves each change of the document by itself. */
export function useDraftSaver({ opened, document, save }: Options) {
  const [saver] = useState(() =>
    createDraftSaver(opened.document, opened.version, (madeFrom, changed) =>
      save(madeFrom, changed).catch((error: unknown): SaveAnswer => ({
        outcome: 'failed',
        // What `fetch` throws when the network fails.
        problem: error instanceof TypeError ? NO_ANSWER : problemOf(error),
      })),
    ),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState)
  useEffect(() => saver.offer(document), [saver, document])
  useEffect(() => () => saver.stop(), [saver])
  useLeaveGuard(state.status !== 'saved', UNSAVED)
  return { state, saver }
}
