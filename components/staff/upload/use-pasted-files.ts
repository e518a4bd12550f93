import { useEffect, useEffectEvent } from 'react'

/** Takes files that are pasted anywhere on the page. Text that is pasted into a field stays text. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event
    if (event.defaultPrevented || !clipboardData || clipboardData.files.length === 0) return
    // Office programs add a picture of the copied text.
    if (clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    onFiles([...clipboardData.files])
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
