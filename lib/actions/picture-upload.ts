import 'server-only'
import { drawIllustration } from '@/lib/catalogue/picture/draw-illustration'
import { drawLogo } from '@/lib/catalogue/logo/draw-logo'
import { logoUploadProblem, MAX_LOGO_BYTES } from '@/lib/catalogue/logo/upload-rules'
import { MAX_PICTURE_BYTES, pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import { landIncoming, startIncoming } from './incoming-upload'

/** `folder` is in the bucket `incoming`. */
const KINDS = {
  logo: { folder: 'logos', check: logoUploadProblem, maxBytes: MAX_LOGO_BYTES, draw: drawLogo },
  picture: {
    folder: 'pictures',
    check: pictureUploadProblem,
    maxBytes: MAX_PICTURE_BYTES,
    draw: drawIllustration,
  },
} as const

type UploadKind = keyof typeof KINDS

/**
 * Begins the upload of a file for the record with this id, or for the person with this id. Check first that the person may change
 * the record.
 */
export const startUpload = (kind: UploadKind, id: string, file: AnnouncedFile): Promise<StartedUpload> =>
  startIncoming({ folder: KINDS[kind].folder, owner: id }, KINDS[kind].check(file))

type Landing = {
  /** Stores the drawn file and gives it to the record. False when the person may not. */
  keep: (fileName: string, content: Buffer) => Promise<boolean>
  refusal: { problem: string }
}

/** Judges the file by its content and draws the picture from it. The file itself is never served. */
export const landUpload = (
  kind: UploadKind,
  id: string,
  path: string,
  { keep, refusal }: Landing,
): Promise<FinishedUpload> =>
  landIncoming<FinishedUpload>({ folder: KINDS[kind].folder, owner: id }, path, {
    maxBytes: KINDS[kind].maxBytes,
    async keep(content) {
      const drawn = await KINDS[kind].draw(content)
      if (!drawn.ok) return { problem: drawn.problem }
      return (await keep(drawn.fileName, drawn.content)) ? { problem: null } : refusal
    },
    refusal,
    missing: {
      problem: `The file is not here. If you do not see the new ${kind} after a reload, upload it again.`,
    },
  })
