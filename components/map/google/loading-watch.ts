import { APILoadingStatus, useApiLoadingStatus } from '@vis.gl/react-google-maps'
import { useEffect, useEffectEvent } from 'react'

const TIMEOUT_MS = 10_000

/** Reports a script that fails or times out and a rejected key. */
export function LoadingWatch({ onFail }: { onFail: (message: string) => void }) {
  const status = useApiLoadingStatus()
  const fail = useEffectEvent(onFail)
  const loaded = status === APILoadingStatus.LOADED

  useEffect(() => {
    if (status === APILoadingStatus.FAILED) fail('Failed to load Google Maps script')
  }, [status])

  useEffect(() => {
    // Google calls this global when it rejects the key.
    const page = window as Window & { gm_authFailure?: () => void }
    page.gm_authFailure = () => fail('Failed to initialize map: Google refused the key.')
    return () => {
      delete page.gm_authFailure
    }
  }, [])

  useEffect(() => {
    if (loaded) return
    const timer = setTimeout(() => fail('Timeout waiting for Google Maps API to load'), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [loaded])

  return null
}
