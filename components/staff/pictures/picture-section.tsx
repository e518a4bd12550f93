import { SidebarSection } from '@/components/staff/headings'
import { RemoveFile } from '@/components/staff/record/remove-file'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import type { Picture as PictureFile, PictureTable } from '@/lib/owl/picture'
import { Picture } from './picture'
import { PictureSlot } from './picture-slot'

type Props = {
  table: PictureTable
  picture: PictureFile | null
  /** Of the record. */
  name: string
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string) => Promise<FinishedUpload>
  remove: () => Promise<void>
}

/** On the page of a record. What is uploaded is saved at once. */
export const PictureSection = ({ table, picture, name, begin, finish, remove }: Props) => (
  <SidebarSection id="picture" title="Picture">
    <PictureSlot hasPicture={picture !== null} begin={begin} finish={finish}>
      <div className="relative aspect-[3/2] max-w-96 overflow-hidden rounded-md border">
        <Picture
          table={table}
          picture={picture}
          name={name}
          sizes="(min-width: 1024px) 352px, (min-width: 418px) 384px, 92vw"
          isLarge
          isWhole
          isEager
        />
      </div>
    </PictureSlot>
    {picture && (
      <RemoveFile what="picture" remove={remove}>
        You can undo it.
      </RemoveFile>
    )}
  </SidebarSection>
)
