import { useRef, type KeyboardEvent } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { TextCommand } from './commands'

type Tool = TextCommand | 'link' | 'picture'

const TOOLS: readonly { tool: Tool; sign: string; label: string; keys?: string; look?: string }[] = [
  { tool: 'bold', sign: 'B', label: 'Bold', keys: 'Ctrl B', look: 'font-bold' },
  { tool: 'italic', sign: 'I', label: 'Italic', keys: 'Ctrl I', look: 'italic' },
  { tool: 'heading2', sign: 'H2', label: 'Heading 2', keys: 'Ctrl Alt 2' },
  { tool: 'heading3', sign: 'H3', label: 'Heading 3', keys: 'Ctrl Alt 3' },
  { tool: 'list', sign: '• List', label: 'List', keys: 'Ctrl Shift 8' },
  { tool: 'numbers', sign: '1. List', label: 'Numbered list', keys: 'Ctrl Shift 7' },
  { tool: 'quote', sign: '“ ”', label: 'Quote', keys: 'Ctrl Shift 9' },
  { tool: 'link', sign: 'Link', label: 'Link', keys: 'Ctrl K' },
  { tool: 'picture', sign: 'Picture', label: 'Picture' },
  { tool: 'table', sign: 'Table', label: 'Table' },
]

type Props = {
  /** Of the text that the tools change. */
  label: string
  hasPictures: boolean
  onTool: (tool: Tool) => void
}

/** One stop of the Tab key: arrows move between the tools. */
export function Toolbar({ label, hasPictures, onTool }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const tools = TOOLS.filter(({ tool }) => tool !== 'picture' || hasPictures)

  function move(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    const button = next === undefined ? undefined : buttons.at(next % buttons.length)
    if (!button) return
    event.preventDefault()
    for (const other of buttons) other.tabIndex = other === button ? 0 : -1
    button.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Format: ${label}`}
      onKeyDown={move}
      className="sticky top-0 z-10 flex flex-wrap gap-1 border-b bg-background py-1.5"
    >
      {tools.map(({ tool, sign, label, keys, look }, index) => (
        <button
          key={tool}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={label}
          title={keys ? `${label} (${keys})` : label}
          // The selection of the text must stay.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
          className={buttonVariants({ variant: 'ghost', size: 'sm', className: `min-w-10 ${look ?? ''}` })}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
