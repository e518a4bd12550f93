'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Choice } from '@/components/staff/deals/choice'
import type { UserType } from '@/lib/auth/roles'
import type { Action } from '@/lib/forms/form-state'
import {
  DELIVERIES,
  NOTIFICATION_KINDS,
  type Delivery,
  type NotificationKind,
} from '@/lib/portal/notifications'

type Props = {
  action: Action
  role: UserType
  kinds: readonly NotificationKind[]
  deliveries: Partial<Record<NotificationKind, Delivery>>
}

const QUOTES = { to: ['owl', 'admin', 'super_admin'], label: 'Inbox, and email about quotes I own' } as const
const GROUPS = { to: ['project_manager'], label: 'Inbox, and email about my ad groups' } as const

/** Letters that people get about their own work without having chosen any. The database writes them. */
const OWN_LETTERS: Partial<Record<NotificationKind, { to: readonly UserType[]; label: string }>> = {
  ad_comment: GROUPS,
  ad_approval: GROUPS,
  quote_question: QUOTES,
  quote_accepted: QUOTES,
  quote_declined: QUOTES,
}

function optionsFor(kind: NotificationKind, role: UserType) {
  const own = OWN_LETTERS[kind]
  return Object.entries(own?.to.includes(role) ? { ...DELIVERIES, app: own.label } : DELIVERIES)
}

export function NotificationForm({ action, role, kinds, deliveries }: Props) {
  const form = useActionForm('notifications', action)
  return (
    <ActionForm form={form} submit="Save notifications" pending="Saving…">
      {kinds.map((kind) => (
        <Choice
          key={kind}
          name={kind}
          label={NOTIFICATION_KINDS[kind].label}
          value={form.values[kind] ?? deliveries[kind] ?? 'app'}
          error={form.state.errors?.[kind]}
          options={optionsFor(kind, role)}
        />
      ))}
    </ActionForm>
  )
}
