import { EditorSelection, type ChangeSpec, type EditorState, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

export type TextCommand = 'bold' | 'italic' | 'heading2' | 'heading3' | 'list' | 'numbers' | 'quote' | 'table'

const LINE_MARK = /^(?:#{1,6} |> |[-*+] |\d{1,9}[.)] )/
const TABLE = '| Heading | Heading |\n| --- | --- |\n| Text | Text |'

/** Marks the selection or the word at the cursor. Marked text loses its marks. */
function toggleMark(state: EditorState, mark: string): TransactionSpec {
  return state.changeByRange((range) => {
    const { from, to } = range.empty ? (state.wordAt(range.head) ?? range) : range
    const isMarked =
      state.sliceDoc(from - mark.length, from) === mark && state.sliceDoc(to, to + mark.length) === mark
    if (isMarked) {
      return {
        changes: [
          { from: from - mark.length, to: from },
          { from: to, to: to + mark.length },
        ],
        range: EditorSelection.range(from - mark.length, to - mark.length),
      }
    }
    return {
      changes: [
        { from, insert: mark },
        { from: to, insert: mark },
      ],
      range: EditorSelection.range(from + mark.length, to + mark.length),
    }
  })
}

const LINE_MARKS = {
  heading2: () => '## ',
  heading3: () => '### ',
  list: () => '- ',
  numbers: (index: number) => `${index + 1}. `,
  quote: () => '> ',
} as const

/** Gives the selected lines one mark. Lines that all have it lose it. */
function toggleLines(state: EditorState, markOf: (index: number) => string): TransactionSpec {
  const { from, to } = state.selection.main
  const first = state.doc.lineAt(from).number
  const last = state.doc.lineAt(to).number
  const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index)).filter(
    ({ text }) => first === last || text.trim() !== '',
  )
  const isMarked = lines.every(({ text }, index) => text.startsWith(markOf(index)))
  const changes: ChangeSpec[] = lines.map((line, index) => ({
    from: line.from,
    to: line.from + (LINE_MARK.exec(line.text)?.[0].length ?? 0),
    insert: isMarked ? '' : markOf(index),
  }))
  return { changes }
}

/** Puts a block between empty lines. */
export function blockInsertion(state: EditorState, block: string): TransactionSpec {
  const line = state.doc.lineAt(state.selection.main.head)
  const isEmpty = line.text.trim() === ''
  const at = isEmpty ? line.from : line.to
  const before = at === 0 ? '' : isEmpty ? (state.sliceDoc(0, at).endsWith('\n\n') ? '' : '\n') : '\n\n'
  const rest = state.sliceDoc(at)
  const after = rest === '' ? '\n' : rest.startsWith('\n\n') ? '' : rest.startsWith('\n') ? '\n' : '\n\n'
  const start = at + before.length
  return {
    changes: { from: at, insert: before + block + after },
    selection: { anchor: start, head: start + block.length },
  }
}

export function textCommand(state: EditorState, command: TextCommand): TransactionSpec {
  if (command === 'bold') return toggleMark(state, '**')
  if (command === 'italic') return toggleMark(state, '_')
  if (command === 'table') return blockInsertion(state, TABLE)
  return toggleLines(state, LINE_MARKS[command])
}

export function apply(view: EditorView, spec: TransactionSpec): boolean {
  view.dispatch(view.state.update(spec, { scrollIntoView: true, userEvent: 'input' }))
  return true
}

const escapeText = (text: string) => text.replace(/[\\[\]]/g, '\\$&')

export const linkText = (text: string, href: string): string =>
  `[${escapeText(text)}](${href.replace(/[()\s<>]/g, (character) => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))})`

export const pictureText = (address: string, alt: string, caption: string): string => {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim()
  const title = line(caption).replaceAll('"', '”')
  return `![${escapeText(line(alt))}](${address}${title === '' ? '' : ` "${title}"`})`
}
