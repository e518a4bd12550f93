'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Choice } from '@/components/staff/deals/choice'
import type { Action } from '@/lib/forms/form-state'
import {
  DELIVERIES,
  NOTIFICATION_KINDS,
  type Delivery,
  type NotificationKind,
} from '@/lib/portal/notifications'

type Props = {
  action: Action
  kinds: readonly NotificationKind[]
  deliveries: Partial<Record<NotificationKind, Delivery>>
}

const OPTIONS = Object.entries(DELIVERIES)

export function NotificationForm({ action, kinds, deliveries }: Props) {
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
          options={OPTIONS}
        />
      ))}
    </ActionForm>
  )
}
