import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { toast } from '@/components/ui/toast-store'
import { filmUploadProblem } from '@/lib/catalogue/film/upload-rules'
import type { FilmUpload } from '@/lib/data/catalogue/film-uploads'
import type { FinishedUpload } from '@/lib/forms/upload'
import { continuedBy, isBusy, newTransfer, startable, type FilmTransfer } from './film-transfers'
import { createTransfer, type Transfer } from './transfer'

/** Milliseconds between attempts while there is no connection. */
const RECONNECT_MS = 10_000

export type FilmTarget = {
  /** Where uploads are created; below it each has its own address. */
  endpoint: string
  /** Unfinished uploads that the server knows. */
  uploads: readonly FilmUpload[]
  finish: (uploadId: string) => Promise<FinishedUpload>
}

export function useFilmTransfers({ endpoint, uploads, finish }: FilmTarget) {
  const [transfers, setTransfers] = useState<readonly FilmTransfer[]>([])
  const running = useRef(new Map<number, Transfer>())
  const nextId = useRef(0)

  const change = (id: number, changes: Partial<FilmTransfer>) =>
    setTransfers((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const forget = (id: number) => {
    running.current.delete(id)
    setTransfers((all) => all.filter((one) => one.id !== id))
  }

  async function check(id: number, fileName: string, uploadId: string) {
    running.current.delete(id)
    change(id, { phase: 'checking', speed: null })
    try {
      const { problem } = await finish(uploadId)
      if (problem !== null) return change(id, { phase: 'failed', problem, canRetry: false })
      forget(id)
      toast({ title: `${fileName} uploaded`, variant: 'success' })
    } catch (error) {
      // The file is there: trying again only repeats the check.
      change(id, { phase: 'failed', problem: problemOf(error), canRetry: true })
    }
  }

  async function start({ id, file }: FilmTransfer) {
    change(id, { phase: 'sending', problem: null, speed: null })
    const known = continuedBy(file, uploads)
    const transfer =
      running.current.get(id) ??
      (await createTransfer({
        file,
        endpoint,
        address: known ? `${endpoint}/${known.id}` : null,
        onProgress: (sent, speed) => change(id, { phase: 'sending', sent, speed }),
        onInterruption: (interruption) => change(id, { speed: null, ...interruption }),
        onArrival: (uploadId) => void check(id, file.name, uploadId),
      }))
    running.current.set(id, transfer)
    transfer.start()
  }

  const startWaiting = useEffectEvent(() => startable(transfers).forEach((transfer) => void start(transfer)))
  useEffect(() => startWaiting(), [transfers])

  const resumeAll = useEffectEvent((phases: readonly string[]) =>
    transfers
      .filter(({ phase }) => phases.includes(phase))
      .forEach(({ id }) => change(id, { phase: 'waiting' })),
  )
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const timer = setInterval(() => resumeAll(['interrupted']), RECONNECT_MS)
    addEventListener('online', () => resumeAll(['interrupted']), { signal })
    // Somebody who signed in again in another tab comes back to this one.
    addEventListener('focus', () => resumeAll(['interrupted', 'signed-out']), { signal })
    return () => {
      clearInterval(timer)
      listening.abort()
    }
  }, [])

  useEffect(() => {
    const transfersOfPage = running.current
    return () => transfersOfPage.forEach((transfer) => void transfer.stop())
  }, [])

  return {
    transfers,
    isBusy: transfers.some(isBusy),
    add: (files: readonly File[]) =>
      setTransfers((all) => [
        ...all,
        ...files.map((file) => newTransfer(nextId.current++, file, filmUploadProblem(file))),
      ]),
    pause: (id: number) => {
      void running.current.get(id)?.stop()
      change(id, { phase: 'paused', speed: null })
    },
    resume: (id: number) => change(id, { phase: 'waiting', problem: null }),
    cancel: (id: number) => {
      void running.current
        .get(id)
        ?.cancel()
        .catch(() => undefined)
      forget(id)
    },
  }
}
