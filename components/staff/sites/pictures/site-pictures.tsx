'use client'

import { useMemo, useState } from 'react'
import { OrderedList } from '@/components/staff/board/ordered-list'
import { SavedOrder } from '@/components/staff/board/saved-order'
import { useSavedOrder } from '@/components/staff/board/use-saved-order'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import { MAX_SITE_PICTURES, type SitePicture } from '@/lib/owl/site-pictures'
import { PictureRow, type PictureActions } from './picture-row'
import { ShownPicture } from './shown-picture'
import { UploadPictures } from './upload-pictures'

type Props = {
  pictures: SitePicture[]
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string) => Promise<FinishedUpload>
  move: (file: string, before: string | null) => Promise<{ isPlaced: boolean; pictures: SitePicture[] }>
} & PictureActions

type Row = SitePicture & { id: string; name: string; title: string }

const toRows = (pictures: readonly SitePicture[]): Row[] =>
  pictures.map((picture) => {
    const name = picture.alt ?? 'Picture without a description'
    return { ...picture, id: picture.file, name, title: name }
  })

export function SitePictures({ pictures, begin, finish, move, ...actions }: Props) {
  const [shown, setShown] = useState<SitePicture | null>(null)
  return (
    <section aria-labelledby="pictures" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="pictures" className="type-heading">
        Pictures{' '}
        <span className="font-normal text-muted-foreground tabular-nums">
          {pictures.length} of {MAX_SITE_PICTURES}
        </span>
      </h2>
      {pictures.length > 0 && <PictureList pictures={pictures} move={move} onShow={setShown} {...actions} />}
      {pictures.length < MAX_SITE_PICTURES && <UploadPictures begin={begin} finish={finish} />}
      {shown && <ShownPicture picture={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

type PictureListProps = Pick<Props, 'pictures' | 'move'> &
  PictureActions & { onShow: (picture: SitePicture) => void }

function PictureList({ pictures, move, onShow, ...actions }: PictureListProps) {
  const initial = useMemo(() => toRows(pictures), [pictures])
  const {
    order,
    move: moveRow,
    ...saving
  } = useSavedOrder({
    initial,
    place: async (file, before) => {
      const moved = await move(file, before)
      return { isPlaced: moved.isPlaced, order: toRows(moved.pictures) }
    },
    refused: 'Not moved: the picture was removed, or you don’t have permission to change the site.',
    changed: 'Your move is saved. Someone else changed the pictures, too.',
  })
  return (
    <SavedOrder
      {...saving}
      note="The first picture stands for the site."
      withoutScript="Changing pictures needs JavaScript."
    >
      <OrderedList
        rows={order}
        onMove={moveRow}
        rowClass="grid-cols-[1.25rem_6rem_minmax(0,1fr)] sm:grid-cols-[1.25rem_8rem_minmax(0,1fr)]"
        renderRow={(row, moves) => (
          <PictureRow picture={row} title={row.title} moves={moves} onShow={() => onShow(row)} {...actions} />
        )}
      />
    </SavedOrder>
  )
}
