'use client'

import { FileDrop, FileField } from '@/components/staff/upload/file-drop'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { FILM_RULE, FILM_TYPES } from '@/lib/catalogue/film/upload-rules'
import { TransferRow } from './transfer-row'
import { UnfinishedUploads } from './unfinished-uploads'
import { useFilmTransfers, type FilmTarget } from './use-film-transfers'

const ACCEPTED = [...FILM_TYPES, '.mp4', '.m4v', '.mov', '.webm']
const UPLOADING = {
  text: 'A film is still being uploaded. You can continue later with the same file.',
}

type Props = FilmTarget & {
  hasFilm: boolean
  discard: (uploadId: string) => Promise<void>
}

export function FilmUpload({ hasFilm, discard, ...target }: Props) {
  const { transfers, isBusy, add, pause, resume, cancel } = useFilmTransfers(target)
  useLeaveGuard(isBusy, UPLOADING)
  const here = new Set(transfers.map(({ uploadId }) => uploadId))
  return (
    <>
      <UnfinishedUploads
        uploads={target.uploads.filter(({ id }) => !here.has(id))}
        finish={target.finish}
        discard={discard}
      />
      <FileDrop
        className="grid gap-2 rounded-md border border-dashed p-4 transition-colors duration-150"
        overClassName="border-primary bg-secondary"
        onFiles={add}
      >
        <FileField
          label="film"
          hasFile={hasFilm}
          types={ACCEPTED}
          isMultiple
          rule={FILM_RULE}
          withoutScripts="Uploading needs JavaScript. A film on Vimeo can be named without it."
          onFiles={add}
        />
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
      </FileDrop>
    </>
  )
}
