import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { StoredImage } from '@/components/site/stored-image'
import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useUpload } from '@/components/staff/upload/use-upload'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Modal } from '@/components/ui/modal'
import { PICTURE_RULE, PICTURE_TYPES, pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import { startHere } from './start-here'
import type { PictureUpload } from './types'

type Props = {
  /** Pasted or dropped; without it one is chosen here. */
  file: File | null
  /** As in '1 of 2'; null for a single one. */
  position: string | null
  pictures: PictureUpload
  onInsert: (address: string, alt: string, caption: string) => void
  onClose: () => void
}

const MAX_ALT = 500
const MAX_CAPTION = 300

export function PictureDialog({ file, position, pictures, onInsert, onClose }: Props) {
  const titleId = useId()
  const [address, setAddress] = useState<string | null>(null)
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const [isTried, setTried] = useState(false)
  const upload = useUpload({
    label: 'Picture',
    check: pictureUploadProblem,
    begin: pictures.begin,
    async finish(path) {
      const stored = await pictures.finish(path)
      if (stored.problem === null) setAddress(stored.address)
      return { problem: stored.problem }
    },
  })
  const begin = useEffectEvent(() => file && upload.start(file))
  useEffect(() => void begin(), [])

  const insert = () => {
    setTried(true)
    if (address && alt.trim() !== '') onInsert(address, alt, caption)
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    insert()
  }

  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 id={titleId} className="type-heading">
          Picture{position && ` ${position}`}
        </h2>
        <UploadSlot
          label="picture"
          types={PICTURE_TYPES}
          allowedText={PICTURE_RULE}
          upload={upload}
          hasFile={address !== null}
          onFiles={([chosen]) => chosen && upload.start(chosen)}
        >
          {address && (
            <div className="relative aspect-[3/2] overflow-hidden rounded-md border">
              <StoredImage src={address} alt={alt} sizes="30rem" />
            </div>
          )}
        </UploadSlot>
        <Field
          label="What it shows"
          hint="For people who cannot see it, and for search engines."
          error={isTried && alt.trim() === '' ? 'Describe the picture' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              ref={file ? startHere : undefined}
              maxLength={MAX_ALT}
              value={alt}
              onKeyDown={onEnter}
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Caption" hint="Stands below the picture." optional>
          {(control) => (
            <Input
              {...control}
              maxLength={MAX_CAPTION}
              value={caption}
              onKeyDown={onEnter}
              onChange={({ currentTarget }) => setCaption(currentTarget.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="button" onClick={insert} disabled={!address}>
            Insert picture
          </Button>
          {position && (
            <Button type="button" variant="outline" onClick={onClose}>
              Leave this one out
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
