import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The tokens of the portal reach into the shadow root, its utilities do not. */
export const EDITOR_THEME = EditorView.theme({
  '&': { color: 'var(--foreground)', backgroundColor: 'var(--card)', borderRadius: '0.375rem' },
  '&.cm-focused': { outline: '2px solid var(--ring)', outlineOffset: '-1px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '1rem',
    lineHeight: '1.65',
    minHeight: '24rem',
    maxHeight: 'min(75dvh, 60rem)',
    overflow: 'auto',
  },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--foreground)' },
  '.cm-line': { padding: '0 0.875rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--foreground)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--primary) 30%, transparent)',
  },
})

export const HIGHLIGHTS = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], textDecoration: 'underline', textUnderlineOffset: '3px' },
  { tag: [tags.quote, tags.processingInstruction, tags.contentSeparator], color: 'var(--muted-foreground)' },
])
