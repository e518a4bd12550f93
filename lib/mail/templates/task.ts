import { z } from 'zod'
import { ownArea, USER_TYPES } from '@/lib/auth/roles'
import { defineTemplate, greetingName } from '@/lib/mail/letter'
import { staffPaths } from '@/lib/portal/staff-paths'
import { mediumDay } from '@/lib/time/in-zone'

const payload = z.object({
  first_name: z.string(),
  role: z.enum(USER_TYPES),
  /** The day of the letter, as in '2026-11-23'. */
  day: z.string(),
  total: z.number(),
  /** The most urgent first; `about` is null where the record has no name any more. */
  tasks: z.array(z.object({ title: z.string(), due_on: z.string(), about: z.string().nullable() })),
})

/** To a staff member in the morning: what is due and overdue. */
export const taskReminder = defineTemplate(
  payload,
  ({ first_name, role, day, total, tasks }, { siteUrl, contactEmail }) => {
    const name = greetingName(first_name)
    const count = total === 1 ? '1 task' : `${total} tasks`
    const isLate = tasks.some(({ due_on }) => due_on < day)
    const left = total - tasks.length
    return {
      subject: `${count} for today${isLate ? ', some overdue' : ''}`,
      preview: tasks.map(({ title }) => title).join(' · '),
      heading: name ? `Good morning, ${name}` : 'Good morning',
      blocks: [
        { type: 'text', text: `You have ${count} that ${total === 1 ? 'is' : 'are'} due today or overdue.` },
        {
          type: 'facts',
          rows: tasks.map(({ title, due_on, about }) => [
            due_on < day ? `Since ${mediumDay(due_on)}` : 'Today',
            about ? `${title} (${about})` : title,
          ]),
        },
        ...(left > 0 ? [{ type: 'text' as const, text: `And ${left} more.` }] : []),
        { type: 'button', label: 'Open my tasks', href: siteUrl + staffPaths.tasks(ownArea(role)) },
      ],
      footnote: 'You get this email at most once a day, on working days, and only when something is due.',
      replyTo: contactEmail,
    }
  },
)
