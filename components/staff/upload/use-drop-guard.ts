import { useEffect } from 'react'

const FILE_INPUT = 'input[type="file"]'

/** A file that is dropped beside its field would replace the page. */
function refuse(event: DragEvent) {
  const { dataTransfer, target } = event
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
  if (target instanceof Element && target.matches(FILE_INPUT)) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

export function useDropGuard(): void {
  useEffect(() => {
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}
