import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Table,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useShortcutLabel } from '@/components/hooks/use-shortcut-label'
import { buttonVariants } from '@/components/ui/button-variants'
import type { TextCommand } from './commands'

type Tool = TextCommand | 'link' | 'picture'

const TOOLS: readonly { tool: Tool; Icon: LucideIcon; label: string; keys?: string }[] = [
  { tool: 'bold', Icon: Bold, label: 'Bold', keys: 'Mod B' },
  { tool: 'italic', Icon: Italic, label: 'Italic', keys: 'Mod I' },
  { tool: 'heading2', Icon: Heading2, label: 'Heading 2', keys: 'Mod Alt 2' },
  { tool: 'heading3', Icon: Heading3, label: 'Heading 3', keys: 'Mod Alt 3' },
  { tool: 'list', Icon: List, label: 'List', keys: 'Mod Shift 8' },
  { tool: 'numbers', Icon: ListOrdered, label: 'Numbered list', keys: 'Mod Shift 7' },
  { tool: 'quote', Icon: TextQuote, label: 'Quote', keys: 'Mod Shift 9' },
  { tool: 'link', Icon: Link, label: 'Link', keys: 'Mod K' },
  { tool: 'picture', Icon: Image, label: 'Picture' },
  { tool: 'table', Icon: Table, label: 'Table' },
]

type Props = {
  /** Of the text that the tools change. */
  label: string
  hasPictures: boolean
  onTool: (tool: Tool) => void
}

/** One stop of the Tab key: arrows move between the tools. */
export function Toolbar({ label, hasPictures, onTool }: Props) {
  const shortcutLabel = useShortcutLabel()
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
      className="sticky top-14 z-10 flex border-b bg-background py-1"
    >
      {tools.map(({ tool, Icon, label, keys }, index) => (
        <button
          key={tool}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={label}
          title={keys ? `${label} (${shortcutLabel(keys)})` : label}
          // The selection of the text must stay.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
          className={buttonVariants({
            variant: 'ghost',
            size: 'icon',
            // One row on a phone, too.
            className: 'w-auto! max-w-11 min-w-0 shrink! grow basis-0',
          })}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
