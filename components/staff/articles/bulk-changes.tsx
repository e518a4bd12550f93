'use client'

import { useState } from 'react'
import { BulkButton } from '@/components/staff/list/bulk-reports'
import { fieldLook } from '@/components/ui/input'
import { ARTICLE_CHANGE_LABELS } from '@/lib/blog/articles'
import { articleFields } from '@/lib/schemas/article-fields'
import { clockTimeIn } from '@/lib/time/clock-time'
import { COMPANY_ZONE } from '@/lib/time/in-zone'

const LOOK = `${fieldLook} h-11 min-w-0 grow py-0 text-sm! sm:w-auto`

/** Within the form of the list. CSS shows the field that a change needs, also without JavaScript, which only checks it. */
export function ArticleBulkChanges({ topics }: { topics: readonly string[] }) {
  const [needed, setNeeded] = useState<{ change: string; now?: string }>({ change: '' })
  const isScheduled = needed.change === 'schedule'
  return (
    <div className="group/change flex w-full flex-wrap items-center gap-2 sm:w-auto">
      <select
        name="change"
        aria-label="Change of the selected articles"
        onChange={({ currentTarget: { value } }) =>
          setNeeded({ change: value, now: clockTimeIn(COMPANY_ZONE, Date.now()) })
        }
        className={LOOK}
      >
        {Object.entries(ARTICLE_CHANGE_LABELS).map(([change, label]) => (
          <option key={change} value={change}>
            {label}
          </option>
        ))}
      </select>
      <input
        type="datetime-local"
        name="at"
        aria-label="Go live at, in Detroit’s time"
        required={isScheduled}
        min={isScheduled ? needed.now : undefined}
        className={`${LOOK} hidden group-has-[option[value=schedule]:checked]/change:block`}
      />
      <input
        name="topic"
        aria-label="Topic. Leave blank to remove it."
        placeholder="Topic, or empty for none"
        maxLength={articleFields.topic.max}
        list="chosen-topics"
        autoComplete="off"
        className={`${LOOK} hidden group-has-[option[value=topic]:checked]/change:block`}
      />
      <datalist id="chosen-topics">
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <BulkButton label="Apply" />
    </div>
  )
}
