import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { SearchFinding } from '@/lib/data/website/search-findings'
import type { Action } from '@/lib/forms/form-state'
import { FINDINGS } from '@/lib/seo/health/finding-kinds'
import { editorOfPage, redirectFor } from './editor-of'
import { IgnoreForm } from './ignore-form'

type Props = {
  finding: SearchFinding
  ignore: Action
  stopIgnoring: () => Promise<void>
}

const FINDING_TONES = { new: 'problem', still: 'todo', fixed: 'done', ignored: 'over' } as const

const BUTTON = buttonVariants({ variant: 'outline', size: 'sm' })

export function FindingRow({ finding, ignore, stopIgnoring }: Props) {
  const { id, kind, path, detail, state, firstSeenAt, fixedAt, reason } = finding
  const { label, advice } = FINDINGS[kind]
  const editor = editorOfPage(finding)
  const redirect = redirectFor(finding)
  const about = <span className="sr-only"> of {path}</span>
  return (
    <li className="grid gap-x-8 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={FINDING_TONES[state]}>{label}</Badge>
          <a href={path} className="font-medium [overflow-wrap:anywhere] underline underline-offset-4">
            {path}
          </a>
        </p>
        <p className="[overflow-wrap:anywhere]">{detail}</p>
        {state !== 'fixed' && <p className="text-sm text-muted-foreground">{advice}</p>}
        <p className="text-sm text-muted-foreground">
          {state === 'new' ? 'New since' : 'Seen first'}{' '}
          <OfficeTime at={firstSeenAt} className="tabular-nums" />
          {fixedAt && (
            <>
              , fixed <OfficeTime at={fixedAt} className="tabular-nums" />
            </>
          )}
        </p>
        {reason && <p className="border-l-2 py-1 pl-4 [overflow-wrap:anywhere]">Ignored: {reason}</p>}
      </div>
      <div className="flex flex-wrap content-start items-start gap-3 lg:max-w-80 lg:justify-end">
        {state !== 'fixed' && editor && (
          <StaffLink href={editor.href} className={BUTTON}>
            {editor.label}
            {about}
          </StaffLink>
        )}
        {state !== 'fixed' && redirect && (
          <StaffLink href={redirect} className={BUTTON}>
            <span>
              Redirect<span className="sr-only"> {finding.subject}</span>…
            </span>
          </StaffLink>
        )}
        {state === 'ignored' && (
          <form action={stopIgnoring}>
            <Button type="submit" variant="outline" size="sm">
              Stop ignoring<span className="sr-only"> {label}</span>
              {about}
            </Button>
          </form>
        )}
        {(state === 'new' || state === 'still') && (
          <IgnoreForm id={id} action={ignore}>
            Ignore<span className="sr-only"> {label}</span>
            {about}…
          </IgnoreForm>
        )}
      </div>
    </li>
  )
}
