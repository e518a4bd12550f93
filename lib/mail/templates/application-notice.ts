import { z } from 'zod'
import { defineTemplate } from '@/lib/mail/template'
import { staffPaths } from '@/lib/portal/staff-paths'

const payload = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  website: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  about: z.string(),
  cameras: z.array(z.string()),
  lenses: z.array(z.string()),
  status: z.string(),
})

/** To the staff: somebody wants to join the network. */
export const applicationNotice = defineTemplate(payload, (application, { siteUrl, aboutId }) => {
  const name = `${application.first_name} ${application.last_name}`
  const place = `${application.city}, ${application.state}`
  const isHeld = application.status === 'held'
  const facts: [string, string | null][] = [
    ['Name', name],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Place', place],
    ['Website', application.website],
    ['LinkedIn', application.linkedin_url],
    ['Cameras', application.cameras.join(', ') || null],
    ['Lenses', application.lenses.join(', ') || null],
  ]
  return {
    subject: `${isHeld ? 'Please review' : 'New application'}: ${name} (${place})`,
    preview: application.about,
    heading: isHeld ? 'This one needs a look' : 'Somebody wants to film for us',
    blocks: [
      {
        type: 'text',
        text: isHeld
          ? 'We could not tell whether a person sent this, so its sender has not been written to. Set the status to New if it is real, and the confirmation goes out.'
          : 'An answer to this mail goes to the applicant.',
      },
      { type: 'quote', text: application.about },
      { type: 'facts', rows: facts.filter((fact): fact is [string, string] => fact[1] !== null) },
      { type: 'button', label: 'Open in the dashboard', href: siteUrl + staffPaths.application(aboutId) },
    ],
    footnote: 'Sent to the staff address by the application form.',
    replyTo: application.email,
  }
})
