'use client'

import { cx } from 'class-variance-authority'
import { useId, useState, type DragEvent } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { useLeaveGuard } from '@/components/staff/upload/use-leave-guard'
import { buttonVariants } from '@/components/ui/button-variants'
import { FILM_RULE, FILM_TYPES } from '@/lib/catalogue/film/upload-rules'
import { TransferRow } from './transfer-row'
import { useFilmTransfers, type FilmTarget } from './use-film-transfers'

const ACCEPTED = [...FILM_TYPES, '.mp4', '.m4v', '.mov', '.webm'].join(',')
const LEAVE = 'A film is still being uploaded. Leave? You can continue later with the same file.'

type Props = FilmTarget & { hasFilm: boolean }

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export function FilmUpload({ hasFilm, ...target }: Props) {
  const inputId = useId()
  const [isDragOver, setDragOver] = useState(false)
  const isHydrated = useHydrated()
  const { transfers, isBusy, add, pause, resume, cancel } = useFilmTransfers(target)
  useLeaveGuard(isBusy, LEAVE)
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
        add([...event.dataTransfer.files])
      }}
      className={cx(
        'grid gap-2 rounded-md border border-dashed p-4 transition-colors duration-150',
        isDragOver && 'border-primary bg-secondary',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          id={inputId}
          type="file"
          multiple
          accept={ACCEPTED}
          disabled={!isHydrated}
          aria-describedby={`${inputId}-rule`}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            // Otherwise choosing the same file again would not fire a change event.
            currentTarget.value = ''
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={inputId}
          className={buttonVariants({
            variant: hasFilm ? 'outline' : 'default',
            size: 'sm',
            className:
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-disabled:cursor-default peer-disabled:opacity-60',
          })}
        >
          {hasFilm ? 'Replace film' : 'Upload film'}
        </label>
        <p id={`${inputId}-rule`} className="text-sm text-muted-foreground">
          {FILM_RULE}. Or drop it here.
        </p>
        <noscript>
          <p className="w-full text-sm">
            Uploading needs JavaScript. A film on Vimeo can be named without it.
          </p>
        </noscript>
      </div>
      {transfers.length > 0 && (
        <ul className="divide-y">
          {transfers.map((transfer) => (
            <TransferRow
              key={transfer.id}
              transfer={transfer}
              pause={() => pause(transfer.id)}
              resume={() => resume(transfer.id)}
              cancel={() => cancel(transfer.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
