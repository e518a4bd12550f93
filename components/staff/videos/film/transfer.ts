import type { DetailedError, Upload } from 'tus-js-client'
import { CHUNK_BYTES } from '@/lib/catalogue/film/tus'
import { createSpeedometer, type Speed } from './speed'

/** Milliseconds. After the last one the transfer waits for a connection. */
const RETRY_DELAYS = [500, 1000, 3000, 5000, 10_000]

export type Interruption =
  { phase: 'interrupted' } | { phase: 'signed-out' } | { phase: 'failed'; problem: string; canRetry: boolean }

type Events = {
  /** The server knows the upload by this id. */
  onCreation: (uploadId: string) => void
  onProgress: (sent: number, speed: Speed) => void
  onInterruption: (interruption: Interruption) => void
  /** The file is complete. Again after each start that finds it so. */
  onArrival: (uploadId: string) => void
}

type Options = Events & {
  file: File
  /** Where uploads are created. */
  endpoint: string
  /** Of an upload that this file continues. */
  address: string | null
}

const TRANSIENT = [409, 423, 429]

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0

const isTransient = (status: number) =>
  status === 0 || (status >= 500 && status !== 507) || TRANSIENT.includes(status)

function toInterruption(error: Error | DetailedError): Interruption {
  const status = statusOf(error)
  if (status === 401) return { phase: 'signed-out' }
  if (isTransient(status)) return { phase: 'interrupted' }
  if (status === 507) {
    return {
      phase: 'failed',
      problem: 'The server’s disk is full. Tell your administrator.',
      canRetry: true,
    }
  }
  const text = ('originalResponse' in error && error.originalResponse?.getBody()) || ''
  return { phase: 'failed', problem: text || 'The server does not take this file.', canRetry: status === 404 }
}

/** Sends one file in parts. It can be stopped and continued; then at most one part is sent twice. */
export async function createTransfer({ file, endpoint, address, ...events }: Options) {
  const { Upload } = await import('tus-js-client')
  const speedometer = createSpeedometer(file.size)
  let wish: 'send' | 'stop' | 'cancel' = 'send'
  /** A request to create that is broken off would leave an upload that nobody knows. */
  let isCreating = false
  const idOf = () => upload.url?.split('/').at(-1) ?? ''
  const obey = async () => {
    if (wish !== 'send' && !isCreating) await upload.abort(wish === 'cancel')
  }

  /** The next start begins anew. */
  const forgetUpload = () => {
    upload.url = null
    Object.assign(upload.options, { endpoint, uploadUrl: null })
  }

  const upload: Upload = new Upload(file, {
    endpoint: address ? null : endpoint,
    uploadUrl: address,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS,
    // The server lists unfinished uploads: nothing is kept in the browser.
    storeFingerprintForResuming: false,
    metadata: { filename: file.name, filetype: file.type, modified: String(file.lastModified) },
    onShouldRetry: (error) => isTransient(statusOf(error)) && navigator.onLine,
    onUploadUrlAvailable() {
      isCreating = false
      // With it, tus begins anew after every answer but a good one, as when the session or the database is away.
      upload.options.endpoint = null
      events.onCreation(idOf())
      void obey().catch(() => undefined)
    },
    onProgress: (sent) => events.onProgress(sent, speedometer.add(sent, performance.now())),
    onError(error) {
      isCreating = false
      if (statusOf(error) === 404) forgetUpload()
      if (wish === 'send') events.onInterruption(toInterruption(error))
    },
    onSuccess: () => events.onArrival(idOf()),
  })
  return {
    start() {
      wish = 'send'
      speedometer.reset()
      if (isCreating) return
      isCreating = !upload.url && !upload.options.uploadUrl
      upload.start()
    },
    stop() {
      wish = 'stop'
      return obey()
    },
    /** Also removes what arrived. */
    cancel() {
      wish = 'cancel'
      return obey()
    },
  }
}

export type Transfer = Awaited<ReturnType<typeof createTransfer>>
