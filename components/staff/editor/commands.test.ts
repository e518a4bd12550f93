import { EditorState } from '@codemirror/state'
import { blockInsertion, linkText, pictureText, textCommand, type TextCommand } from './commands'

/** `|` is the cursor, or both ends of the selection. */
function stateOf(marked: string): EditorState {
  const [anchor, head] = [marked.indexOf('|'), marked.lastIndexOf('|')]
  return EditorState.create({
    doc: marked.replaceAll('|', ''),
    selection: { anchor, head: head === anchor ? anchor : head - 1 },
  })
}

const after = (marked: string, command: TextCommand) => {
  const state = stateOf(marked)
  return state.update(textCommand(state, command)).state
}

it.each<[TextCommand, string, string]>([
  ['bold', 'A |word| here', 'A **word** here'],
  ['bold', 'A wo|rd here', 'A **word** here'],
  ['italic', 'A |', 'A __'],
  ['heading2', 'Ti|tle', '## Title'],
  ['heading3', '## Ti|tle', '### Title'],
  ['heading2', '## Ti|tle', 'Title'],
  ['list', '|One\n\nTwo|', '- One\n\n- Two'],
  ['numbers', '|- One\n- Two|', '1. One\n2. Two'],
  ['quote', 'One|', '> One'],
])('%s makes of %j', (command, before, result) => {
  expect(after(before, command).doc.toString()).toBe(result)
})

it('takes marks away again, and keeps the selection', () => {
  const state = after('A |word| here', 'bold')
  expect(state.sliceDoc(state.selection.main.from, state.selection.main.to)).toBe('word')
  expect(state.update(textCommand(state, 'bold')).state.doc.toString()).toBe('A word here')
})

it.each([
  ['|', 'X\n'],
  ['One|', 'One\n\nX\n'],
  ['One|\nTwo', 'One\n\nX\n\nTwo'],
  ['One\n\n|\n\nTwo', 'One\n\nX\n\nTwo'],
  ['One\n|', 'One\n\nX\n'],
])('puts a block into %j between empty lines', (before, result) => {
  const state = stateOf(before)
  expect(state.update(blockInsertion(state, 'X')).state.doc.toString()).toBe(result)
})

it('writes links and pictures that stay one link and one picture', () => {
  expect(linkText('A [b]', '/blog/a (b)')).toBe('[A \\[b\\]](/blog/a%20%28b%29)')
  expect(pictureText('/storage/a.webp', 'A\n[lamp]', ' Say "hi" ')).toBe(
    '![A \\[lamp\\]](/storage/a.webp "Say ”hi”")',
  )
  expect(pictureText('/storage/a.webp', 'A lamp', '')).toBe('![A lamp](/storage/a.webp)')
})
