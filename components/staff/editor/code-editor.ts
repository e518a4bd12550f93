import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { drawSelection, dropCursor, EditorView, keymap, type KeyBinding } from '@codemirror/view'
import { picturesOf, readClipboard } from './clipboard'
import { apply, blockInsertion, linkText, pictureText, textCommand, type TextCommand } from './commands'
import { EDITOR_THEME, HIGHLIGHTS } from './look'

type Options = {
  host: HTMLElement
  text: string
  label: string
  onChange: (text: string) => void
  /** Pasted or dropped; null where the text has no pictures. */
  onPictures: ((files: File[]) => void) | null
  onLink: () => void
  onSave: () => void
}

export type CodeEditor = ReturnType<typeof openEditor>

const bind = (key: string, command: TextCommand): KeyBinding => ({
  key,
  run: (view) => apply(view, textCommand(view.state, command)),
})

const act = (key: string, action: () => void): KeyBinding => ({
  key,
  // Ctrl K opens the command palette elsewhere.
  stopPropagation: true,
  preventDefault: true,
  run() {
    action()
    return true
  },
})

function events({ onPictures }: Options) {
  return EditorView.domEventHandlers({
    paste(event, view) {
      const pasted = event.clipboardData && readClipboard(event.clipboardData)
      if (!pasted) return false
      if ('markdown' in pasted) return apply(view, view.state.replaceSelection(pasted.markdown))
      onPictures?.(pasted.pictures)
      return onPictures !== null
    },
    drop(event, view) {
      const files = event.dataTransfer ? picturesOf(event.dataTransfer) : []
      if (files.length === 0 || !onPictures) return false
      event.preventDefault()
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY })
      if (at !== null) view.dispatch({ selection: { anchor: at } })
      onPictures(files)
      return true
    },
  })
}

/** In a shadow root, where CodeMirror adopts its style sheets: the policy of the page allows no `<style>`. */
export function openEditor(options: Options) {
  const { host, text, label, onChange, onLink, onSave } = options
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        dropCursor(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          // It stands in the scroller, which is reached by key through it.
          tabindex: '0',
          spellcheck: 'true',
          autocapitalize: 'sentences',
        }),
        markdown({ base: markdownLanguage, completeHTMLTags: false }),
        syntaxHighlighting(HIGHLIGHTS),
        EDITOR_THEME,
        keymap.of([
          bind('Mod-b', 'bold'),
          bind('Mod-i', 'italic'),
          bind('Mod-Alt-2', 'heading2'),
          bind('Mod-Alt-3', 'heading3'),
          bind('Mod-Shift-7', 'numbers'),
          bind('Mod-Shift-8', 'list'),
          bind('Mod-Shift-9', 'quote'),
          act('Mod-k', onLink),
          act('Mod-s', onSave),
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString())
        }),
        events(options),
      ],
    }),
  })

  return {
    focus(at?: number) {
      if (at !== undefined) view.dispatch({ selection: { anchor: Math.min(at, view.state.doc.length) } })
      view.focus()
    },
    run(command: TextCommand) {
      apply(view, textCommand(view.state, command))
      view.focus()
    },
    selectedText: () => view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to),
    insertLink(label: string, href: string) {
      apply(view, view.state.replaceSelection(linkText(label, href)))
      view.focus()
    },
    insertPicture(address: string, alt: string, caption: string) {
      const spec = blockInsertion(view.state, pictureText(address, alt, caption))
      apply(view, spec)
      view.dispatch({ selection: { anchor: view.state.selection.main.to } })
      view.focus()
    },
    goToLine(line: number) {
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines))
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'start' }) })
      view.focus()
    },
    close: () => view.destroy(),
  }
}
