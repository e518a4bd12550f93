import { useEffect, useRef, useState } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { toast } from '@/components/ui/toast-store'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'

export type UploadTarget = {
  /** What the file is, as in 'Logo'. */
  label: string
  /** Why a file is not worth sending; null when it is. */
  check: (file: AnnouncedFile) => string | null
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string, fileName: string) => Promise<FinishedUpload>
}

type UploadState =
  | { step: 'idle' }
  /** `secondsLeft` is null until it can be estimated. */
  | { step: 'sending'; file: File; sent: number; secondsLeft: number | null }
  | { step: 'checking'; file: File }
  | { step: 'failed'; file: File; problem: string; canRetry: boolean }

type Failure = { problem: string; canRetry: boolean }

const IDLE: UploadState = { step: 'idle' }
const CONNECTION_LOST: Failure = {
  problem: 'The upload broke off. The file in use is still the one you see.',
  canRetry: true,
}

const rejection = (problem: string): Failure => ({ problem, canRetry: false })

export function useUpload({ label, check, begin, finish }: UploadTarget) {
  const [state, setState] = useState(IDLE)
  const controllerRef = useRef<AbortController | null>(null)
  /** A file whose check got no response: a retry only repeats the check. */
  const sentFile = useRef<{ file: File; path: string } | null>(null)

  useEffect(() => () => controllerRef.current?.abort(), [])

  async function send(file: File, address: string, signal: AbortSignal) {
    const start = performance.now()
    const onProgress = (sent: number) => {
      const secondsLeft = ((performance.now() - start) / 1000 / sent) * (file.size - sent)
      setState({ step: 'sending', file, sent, secondsLeft: sent > 0 ? secondsLeft : null })
    }
    await sendFile({ address, file, signal, onProgress })
  }

  /** Null on success. */
  async function upload(file: File, signal: AbortSignal): Promise<Failure | null> {
    if (sentFile.current?.file !== file) {
      const started = await begin({ type: file.type, size: file.size })
      if (started.problem !== null) return rejection(started.problem)
      try {
        await send(file, started.address, signal)
      } catch {
        return CONNECTION_LOST
      }
      sentFile.current = { file, path: started.path }
    }
    setState({ step: 'checking', file })
    const { problem } = await finish(sentFile.current.path, file.name)
    sentFile.current = null
    return problem === null ? null : rejection(problem)
  }

  async function start(file: File) {
    if (controllerRef.current) return
    const problem = check(file)
    if (problem !== null) return setState({ step: 'failed', file, ...rejection(problem) })
    const controller = new AbortController()
    controllerRef.current = controller
    setState({ step: 'sending', file, sent: 0, secondsLeft: null })
    const failure = await upload(file, controller.signal)
      .catch((error: unknown): Failure => ({ problem: problemOf(error), canRetry: true }))
      .finally(() => (controllerRef.current = null))
    if (failure === null) toast({ title: `${label} uploaded`, variant: 'success' })
    const isOver = failure === null || controller.signal.aborted
    setState(isOver ? IDLE : { step: 'failed', file, ...failure })
  }

  return {
    state,
    isBusy: state.step === 'sending' || state.step === 'checking',
    start: (file: File) => void start(file),
    cancel: () => controllerRef.current?.abort(),
  }
}

export type Upload = ReturnType<typeof useUpload>

type SendOptions = {
  address: string
  file: File
  signal: AbortSignal
  onProgress: (sent: number) => void
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function sendFile({ address, file, signal, onProgress }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`The file was not taken: ${request.status}`))
    // Aborted before the request started.
    if (signal.aborted) return fail()
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => (request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', address)
    request.setRequestHeader('content-type', file.type)
    request.send(file)
  })
}
