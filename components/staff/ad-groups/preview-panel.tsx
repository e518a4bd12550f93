import type { ReactNode } from 'react'
import { OfficeTime } from '@/components/staff/office-time'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { lastOpenDay } from '@/lib/ads/preview-period'
import type { PreviewOpens as Opens } from '@/lib/data/ads/ad-feedback'
import type { AdGroup } from '@/lib/data/ads/ad-group-detail'
import { longDay } from '@/lib/time/in-zone'
import { SidebarSection } from '@/components/staff/headings'
import { CopyLink } from './copy-link'
import { type AdGroupEditing, GroupField } from './group-field'

type Props = {
  group: AdGroup
  editing: AdGroupEditing
  previewUrl: string
  setEnabled: (isEnabled: boolean) => Promise<void>
  children?: ReactNode
}

function statusText({ preview, previewExpiresAt }: AdGroup): string {
  if (preview === 'closed') return 'Closed'
  if (!previewExpiresAt) return 'Open'
  const day = longDay(lastOpenDay(previewExpiresAt))
  return preview === 'open' ? `Open until ${day}` : `Expired on ${day}`
}

export function PreviewPanel({ group, editing, previewUrl, setEnabled, children }: Props) {
  const { isPreviewEnabled, previewExpiresAt } = group
  return (
    <SidebarSection id="preview" title="Client’s preview">
      <p className="font-medium">{statusText(group)}</p>
      <CopyLink
        label="Link for the client"
        url={previewUrl}
        warning={group.preview !== 'open' && <NotOpen preview={group.preview} open={editing && setEnabled} />}
      />
      <div className="flex flex-wrap gap-2">
        {group.preview === 'open' && (
          <a
            href={previewUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Open<span className="sr-only"> the preview in a new tab</span>
          </a>
        )}
        {editing && (
          <form action={setEnabled.bind(null, !isPreviewEnabled)}>
            <Button type="submit" variant="outline" size="sm">
              {isPreviewEnabled ? 'Close to clients' : 'Open to clients'}
            </Button>
          </form>
        )}
      </div>
      {editing && (
        <div className="grid gap-1">
          <p className="text-sm text-muted-foreground">Last day</p>
          <GroupField field="previewUntil" editing={editing}>
            {previewExpiresAt ? longDay(lastOpenDay(previewExpiresAt)) : 'No end date'}
          </GroupField>
        </div>
      )}
      {children}
    </SidebarSection>
  )
}

type NotOpenProps = {
  preview: Exclude<AdGroup['preview'], 'open'>
  /** Null when the user may not open it. */
  open: ((isEnabled: boolean) => Promise<void>) | null
}

const NotOpen = ({ preview, open }: NotOpenProps) => (
  <div className="grid justify-items-start gap-3 border-l-2 border-destructive py-1 pl-4 text-sm">
    <p>
      {preview === 'closed'
        ? 'Clients who follow this link see that the preview is closed.'
        : 'Clients who follow this link see nothing: its last day is over. Set a later one below.'}
    </p>
    {preview === 'closed' && open && (
      <form action={open.bind(null, true)}>
        <Button type="submit" size="sm">
          Open it now
        </Button>
      </form>
    )}
  </div>
)

export function PreviewOpens({ opens: { total, lastAt } }: { opens: Opens }) {
  if (lastAt === null) return <p className="text-sm text-muted-foreground">No client has opened it yet.</p>
  return (
    <p className="text-sm text-muted-foreground">
      Opened {total === 1 ? 'once' : `${total} times`} by clients, last <OfficeTime at={lastAt} />
    </p>
  )
}
