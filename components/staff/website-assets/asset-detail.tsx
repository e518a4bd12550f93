import type { ReactNode } from 'react'
import { OfficeTime } from '@/components/staff/office-time'
import { Appearances } from '@/components/staff/record/appearances'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Appearance } from '@/lib/catalogue/appearances'
import type { AssetUploadKind } from '@/lib/catalogue/assets/upload-rules'
import type { AssetFiles } from '@/lib/catalogue/assets/slots'
import type { AssetRecord, AssetVersion } from '@/lib/data/website/website-assets'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AssetPicture } from './asset-picture'
import { measureText } from './measure'

type AssetDetailProps = {
  record: AssetRecord
  /** The public pages that show what is in use. */
  pages: Appearance[]
  /** The version in the preview; null for the one in use. */
  previewed: AssetVersion | null
  /** `baseId`: the version whose film a WebM belongs to. */
  upload: (kind: AssetUploadKind, baseId: string | null) => ReactNode
  /** Makes a version the one in use; null brings back what the site is delivered with. */
  show: (versionId: string | null) => () => Promise<void>
  preview: ReactNode
  children: ReactNode
}

export function AssetDetail({ record, pages, previewed, upload, show, preview, children }: AssetDetailProps) {
  const { slot } = record
  const isWaiting = previewed !== null && previewed.id !== record.inUseId
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.websiteAssets()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All website assets
        </StaffLink>
        <h1 className="type-title">{slot.title}</h1>
        <p className="text-muted-foreground tabular-nums">{measureText(slot)}</p>
        <Appearances pages={pages} title="A change is at once on these pages:" none="" />
      </div>
      {upload(slot.kind === 'film' ? 'mp4' : 'picture', null)}
      <section aria-labelledby="preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="preview" className="type-heading">
            {isWaiting ? 'As visitors would see it' : 'As visitors see it'}
          </h2>
          {isWaiting && (
            <form action={show(previewed.id)} className="flex flex-wrap items-center gap-3">
              <span className="text-sm [overflow-wrap:anywhere]">
                {previewed.fileName} is not in use yet.
              </span>
              <Button type="submit" size="sm">
                Use this version
              </Button>
            </form>
          )}
        </div>
        {preview}
      </section>
      <Versions record={record} waitingId={isWaiting ? previewed.id : null} upload={upload} show={show} />
      {children}
    </div>
  )
}

type VersionsProps = Pick<AssetDetailProps, 'record' | 'upload' | 'show'> & {
  /** The version that the preview offers to use. */
  waitingId: string | null
}

function Versions({ record, waitingId, upload, show }: VersionsProps) {
  const { slot, versions, inUseId } = record
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <h2 id="versions" className="type-heading">
        Versions
      </h2>
      <ul className="divide-y border-y">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            record={record}
            files={version.files}
            versionId={version.id}
            name={version.fileName}
            show={show(version.id)}
            isWaiting={version.id === waitingId}
            uploadWebm={version.files.mp4 && !version.files.webm ? upload('webm', version.id) : null}
          >
            <OfficeTime at={version.createdAt} className="text-sm text-muted-foreground tabular-nums" />
          </VersionRow>
        ))}
        <VersionRow
          record={record}
          files={slot.original}
          versionId={null}
          name="As delivered with the site"
          show={show(null)}
        />
      </ul>
      {inUseId === null && versions.length === 0 && (
        <p className="text-sm text-muted-foreground">Nothing was uploaded yet.</p>
      )}
    </section>
  )
}

type VersionRowProps = {
  record: AssetRecord
  files: AssetFiles
  versionId: string | null
  name: string
  show: () => Promise<void>
  isWaiting?: boolean
  uploadWebm?: ReactNode
  children?: ReactNode
}

function VersionRow({
  record,
  files,
  versionId,
  name,
  show,
  isWaiting,
  uploadWebm,
  children,
}: VersionRowProps) {
  const isInUse = versionId === record.inUseId
  return (
    <li className="grid items-start gap-4 py-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <AssetPicture slot={record.slot} files={files} className="w-32" />
      <div className="grid justify-items-start gap-1">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        {children}
        {Object.keys(files).length > 0 && (
          <span className="text-sm text-muted-foreground uppercase">{Object.keys(files).join(' · ')}</span>
        )}
        {isInUse && <Badge tone="active">In use</Badge>}
        {uploadWebm}
      </div>
      {isWaiting && <span className="text-sm text-muted-foreground">In the preview</span>}
      {!isInUse && !isWaiting && (
        <div className="flex flex-wrap items-center gap-3">
          {versionId !== null && (
            <StaffLink
              href={staffPaths.websiteAsset(record.id, { version: versionId })}
              className="text-sm underline underline-offset-4"
            >
              Preview<span className="sr-only"> {name}</span>
            </StaffLink>
          )}
          <form action={show}>
            <Button type="submit" variant="outline" size="sm">
              {versionId === null ? 'Restore' : 'Use this version'}
              <span className="sr-only">
                {versionId === null ? ' what the site is delivered with' : ` ${name}`}
              </span>
            </Button>
          </form>
        </div>
      )}
    </li>
  )
}
