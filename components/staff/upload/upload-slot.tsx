'use client'

import { cx } from 'class-variance-authority'
import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { buttonVariants } from '@/components/ui/button-variants'
import { UploadProgress } from './upload-progress'
import type { Upload } from './use-upload'

type Props = {
  /** In lower case, as in 'logo'. */
  label: string
  types: readonly string[]
  /** The accepted types and sizes, in words. */
  allowedText: string
  upload: Upload
  hasFile: boolean
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export function UploadSlot({ label, types, allowedText, upload, hasFile, onFiles, children }: Props) {
  const inputId = useId()
  const [isDragOver, setDragOver] = useState(false)
  const isHydrated = useHydrated()
  const isEnabled = isHydrated && !upload.isBusy

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
      className={cx(
        'grid content-start gap-4 rounded-md outline-offset-8',
        isDragOver && 'outline-2 outline-primary',
      )}
    >
      {children}
      <UploadProgress upload={upload} label={label} />
      {!upload.isBusy && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            id={inputId}
            type="file"
            accept={types.join(',')}
            disabled={!isEnabled}
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
            {allowedText}. Or drop it here.
          </p>
          <noscript>
            <p className="w-full text-sm">Uploading needs JavaScript.</p>
          </noscript>
        </div>
      )}
    </div>
  )
}
