'use client'

import { cx } from 'class-variance-authority'
import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { buttonVariants } from '@/components/ui/button-variants'
import { useDropGuard } from './use-drop-guard'

type OnFiles = (files: readonly File[]) => void

type FileDropProps = {
  className: string
  /** Added while files are held over it. */
  overClassName: string
  onFiles: OnFiles
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export function FileDrop({ className, overClassName, onFiles, children }: FileDropProps) {
  const [isDragOver, setDragOver] = useState(false)
  useDropGuard()
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDragOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      className={cx(className, isDragOver && overClassName)}
    >
      {children}
    </div>
  )
}

type FileFieldProps = {
  /** In lower case, as in 'logo'. */
  label: string
  hasFile: boolean
  types: readonly string[]
  isMultiple?: boolean
  /** The accepted types and sizes, in words. */
  rule: string
  /** As in 'Or drop it here.' */
  otherWays?: string
  withoutScripts: string
  onFiles: OnFiles
}

/** The way to choose files without dropping them. */
export function FileField({
  label,
  hasFile,
  types,
  isMultiple,
  rule,
  otherWays = 'Or drop it here.',
  withoutScripts,
  onFiles,
}: FileFieldProps) {
  const inputId = useId()
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input
        id={inputId}
        type="file"
        multiple={isMultiple}
        accept={types.join(',')}
        disabled={!isHydrated}
        aria-describedby={`${inputId}-rule`}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Otherwise choosing the same file again would not fire a change event.
          currentTarget.value = ''
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={inputId}
        className={buttonVariants({
          variant: hasFile ? 'outline' : 'default',
          size: 'sm',
          className:
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-disabled:cursor-default peer-disabled:opacity-60',
        })}
      >
        {hasFile ? `Replace ${label}` : `Upload ${label}`}
      </label>
      <p id={`${inputId}-rule`} className="text-sm text-muted-foreground">
        {rule}. {otherWays}
      </p>
      <noscript>
        <p className="w-full text-sm">{withoutScripts}</p>
      </noscript>
    </div>
  )
}
