'use client'

import { useId, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { LinkDialog } from './link-dialog'
import { PictureDialog } from './picture-dialog'
import { PreviewPane } from './preview-pane'
import { TextFacts } from './text-facts'
import { Toolbar } from './toolbar'
import type { EditorProps } from './types'
import { useCodeEditor } from './use-code-editor'

/** Without files one is chosen in the dialog. With several it comes again for each. */
type Dialog = { kind: 'link'; selected: string } | { kind: 'pictures'; files: File[]; done: number }

/** A Markdown field. Without JavaScript, and until the editor is here, it is a plain text field. */
export function MarkdownEditor({
  name,
  label,
  defaultValue,
  error,
  hint,
  countWords,
  renderPreview,
  searchLinks,
  pictures,
}: EditorProps) {
  const id = useId()
  const [text, setText] = useState(defaultValue)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const { field, host, editor } = useCodeEditor({
    label,
    onPictures: pictures ? (files) => setDialog({ kind: 'pictures', files, done: 0 }) : null,
    onLink: (opened) => setDialog({ kind: 'link', selected: opened.selectedText() }),
  })
  const close = () => {
    setDialog(null)
    editor?.focus()
  }

  const nextPicture = () => {
    if (dialog?.kind === 'pictures' && dialog.done + 1 < dialog.files.length) {
      setDialog({ ...dialog, done: dialog.done + 1 })
    } else close()
  }

  return (
    <div data-slot="field" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Label htmlFor={id} onClick={() => editor?.focus()}>
          {label}
        </Label>
        {editor && (
          <button
            type="button"
            aria-pressed={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            {isPreviewed ? 'Hide preview' : 'Show preview'}
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm text-destructive">
          {error}
        </p>
      )}
      {editor && (
        <Toolbar
          label={label}
          hasPictures={pictures !== undefined}
          onTool={(tool) => {
            if (tool === 'link') setDialog({ kind: 'link', selected: editor.selectedText() })
            else if (tool === 'picture') setDialog({ kind: 'pictures', files: [], done: 0 })
            else editor.run(tool)
          }}
        />
      )}
      <div className={isPreviewed ? 'grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2' : 'contents'}>
        <div className="min-w-0">
          <Textarea
            ref={field}
            id={id}
            name={name}
            hidden={editor !== null}
            defaultValue={defaultValue}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            rows={20}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            className="max-h-[75dvh] font-mono"
          />
          <div ref={host} hidden={editor === null} className="rounded-md border border-input" />
        </div>
        {isPreviewed && <PreviewPane text={text} render={renderPreview} />}
      </div>
      <TextFacts
        text={text}
        countWords={countWords}
        onHeading={editor && ((line) => editor.goToLine(line))}
      />
      {hint && <div className="text-sm text-muted-foreground">{hint}</div>}
      {dialog?.kind === 'link' && (
        <LinkDialog
          selected={dialog.selected}
          search={searchLinks}
          onClose={close}
          onChoose={(linkLabel, href) => {
            setDialog(null)
            editor?.insertLink(linkLabel, href)
          }}
        />
      )}
      {dialog?.kind === 'pictures' && pictures && (
        <PictureDialog
          key={dialog.done}
          file={dialog.files[dialog.done] ?? null}
          position={dialog.files.length > 1 ? `${dialog.done + 1} of ${dialog.files.length}` : null}
          pictures={pictures}
          onClose={nextPicture}
          onInsert={(address, alt, caption) => {
            editor?.insertPicture(address, alt, caption)
            nextPicture()
          }}
        />
      )}
    </div>
  )
}
