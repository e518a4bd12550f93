import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { toast } from '@/components/ui/toast-store'
import { filmUploadProblem } from '@/lib/catalogue/film/upload-rules'
import type { ListedUpload } from '@/lib/data/catalogue/video-film'
import type { FinishedUpload } from '@/lib/forms/upload'
import { awaitCheck } from './await-check'
import { continuedBy, isBusy, isSameFile, newTransfer, startable, type FilmTransfer } from './film-transfers'
import { createTransfer, type Transfer } from './transfer'

/** Milliseconds between attempts while there is no connection. */
const RECONNECT_MS = 10_000

/** What stays behind is swept, and a failed start has told its problem. */
const ignore = () => undefined

export type FilmTarget = {
  /** Where uploads are created; below it each has its own address. */
  endpoint: string
  /** Unfinished uploads that the server knows. */
  uploads: readonly ListedUpload[]
  finish: (uploadId: string) => Promise<FinishedUpload>
}

export function useFilmTransfers({ endpoint, uploads, finish }: FilmTarget) {
  const [transfers, setTransfers] = useState<readonly FilmTransfer[]>([])
  /** A transfer is made once; what follows waits for it in order. */
  const running = useRef(new Map<number, Promise<Transfer>>())
  const nextId = useRef(0)
  /** Aborts when the page is left. */
  const leaving = useRef(new AbortController())

  const change = (id: number, changes: Partial<FilmTransfer>) =>
    setTransfers((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const forget = (id: number) => {
    running.current.delete(id)
    setTransfers((all) => all.filter((one) => one.id !== id))
  }

  async function check(id: number, fileName: string, uploadId: string) {
    change(id, { phase: 'checking', speed: null, checked: 0 })
    try {
      const onProgress = (checked: number) => change(id, { checked })
      const check = await awaitCheck(`${endpoint}/${uploadId}`, onProgress, leaving.current.signal)
      if (check.end === 'signed-out') return change(id, { phase: 'signed-out' })
      if (check.end === 'failed')
        return change(id, { phase: 'failed', problem: check.problem, canRetry: true })
      const { problem } = await finish(uploadId)
      if (problem !== null) return change(id, { phase: 'failed', problem, canRetry: false })
      forget(id)
      toast({ title: `${fileName} uploaded`, variant: 'success' })
    } catch (error) {
      if (leaving.current.signal.aborted) return
      // The file is there: trying again only repeats the check.
      change(id, { phase: 'failed', problem: problemOf(error), canRetry: true })
    }
  }

  async function start({ id, file }: FilmTransfer) {
    change(id, { phase: 'sending', problem: null, speed: null })
    const known = continuedBy(file, uploads)
    const transfer =
      running.current.get(id) ??
      createTransfer({
        file,
        endpoint,
        address: known ? `${endpoint}/${known.id}` : null,
        onCreation: (uploadId) => change(id, { uploadId }),
        onProgress: (sent, speed) => change(id, { sent, speed }),
        onInterruption: (interruption) => change(id, { speed: null, ...interruption }),
        onArrival: (uploadId) => void check(id, file.name, uploadId),
      })
    running.current.set(id, transfer)
    try {
      ;(await transfer).start()
    } catch (error) {
      running.current.delete(id)
      change(id, { phase: 'failed', problem: problemOf(error), canRetry: true })
    }
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
    if (leaving.current.signal.aborted) leaving.current = new AbortController()
    return () => {
      leaving.current.abort()
      transfersOfPage.forEach((transfer) => void transfer.then(({ stop }) => stop()).catch(ignore))
    }
  }, [])

  return {
    transfers,
    isBusy: transfers.some(isBusy),
    /** A file that is on its way is not sent a second time. */
    add: (files: readonly File[]) =>
      setTransfers((all) => [
        ...all,
        ...files
          .filter((file) => !all.some((one) => isBusy(one) && isSameFile(one.file, file)))
          .map((file) => newTransfer(nextId.current++, file, filmUploadProblem(file))),
      ]),
    pause: (id: number) => {
      void running.current
        .get(id)
        ?.then(({ stop }) => stop())
        .catch(ignore)
      change(id, { phase: 'paused', speed: null })
    },
    resume: (id: number) => change(id, { phase: 'waiting', problem: null }),
    cancel: (id: number) => {
      void running.current
        .get(id)
        ?.then(({ cancel }) => cancel())
        .catch(ignore)
      forget(id)
    },
  }
}
