'use client'

import type { ReactNode } from 'react'
import { FileDrop, FileField } from './file-drop'
import { UploadProgress } from './upload-progress'
import type { Upload } from './use-upload'

type Props = {
  /** In lower case, as in 'logo'. */
  label: string
  types: readonly string[]
  /** The accepted types and sizes, in words. */
  allowedText: string
  /** As in 'Or drop it here.' */
  otherWays?: string
  upload: Upload
  hasFile: boolean
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

export const UploadSlot = ({
  label,
  types,
  allowedText,
  otherWays,
  upload,
  hasFile,
  onFiles,
  children,
}: Props) => (
  <FileDrop
    className="grid content-start gap-4 rounded-md outline-offset-8"
    overClassName="outline-2 outline-primary"
    onFiles={onFiles}
  >
    {children}
    <UploadProgress upload={upload} label={label} />
    {!upload.isBusy && (
      <FileField
        label={label}
        hasFile={hasFile}
        types={types}
        rule={allowedText}
        otherWays={otherWays}
        withoutScripts="Uploading needs JavaScript."
        onFiles={onFiles}
      />
    )}
  </FileDrop>
)
