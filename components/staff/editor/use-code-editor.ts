import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { typeInto } from '@/components/forms/typed-text'
import type { CodeEditor } from './code-editor'

type Options = {
  label: string
  onPictures: ((files: File[]) => void) | null
  onLink: (editor: CodeEditor) => void
}

/** Puts the editor over the text field, which keeps the text and posts it. Without the editor the field stays. */
export function useCodeEditor({ label, onPictures, onLink }: Options) {
  const field = useRef<HTMLTextAreaElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<CodeEditor | null>(null)
  const takePictures = useEffectEvent((files: File[]) => onPictures?.(files))
  const askForLink = useEffectEvent((opened: CodeEditor) => onLink(opened))
  const hasPictures = onPictures !== null

  useEffect(() => {
    let isMounted = true
    let opened: CodeEditor | null = null
    const open = async () => {
      const { openEditor } = await import('./code-editor')
      const [textarea, element] = [field.current, host.current]
      if (!isMounted || !textarea || !element) return
      const hadFocus = document.activeElement === textarea
      const created = openEditor({
        host: element,
        text: textarea.value,
        label,
        onChange: (text) => typeInto(textarea, text),
        onPictures: hasPictures ? takePictures : null,
        onLink: () => askForLink(created),
        onSave: () => textarea.form?.requestSubmit(),
      })
      opened = created
      // At once: a click or a letter between the two would go to the field, which hides.
      flushSync(() => setEditor(created))
      if (hadFocus) created.focus(textarea.selectionStart)
    }
    // Where the code does not arrive, the plain field is enough to write.
    void open().catch(() => undefined)
    return () => {
      isMounted = false
      opened?.close()
      setEditor(null)
    }
  }, [label, hasPictures])

  return { field, host, editor }
}
