import { unless, type Fault } from '../fault.ts'

const PEOPLE = 6
/** Forms are answered in this time, whatever happens to the mail. */
const ANSWER_WITHIN_MS = 10_000

const mailFault = (name: string, manners: 'refuses' | 'hangs'): Fault => ({
  name,
  expected: 'forms answer at once; mail follows later',
  run: async (site, people) => {
    site.mail.behave(manners)
    const begun = performance.now()
    const sent = await people.send(name, PEOPLE)
    const took = performance.now() - begun
    const early = site.mail.received.filter(({ headers }) => headers.includes(`-${name}-`)).length
    site.mail.behave('takes')
    return {
      sent,
      problems: [
        ...unless(took < ANSWER_WITHIN_MS, `forms took ${Math.round(took / 1000)} s`),
        ...unless(early === 0, 'mail left although nobody took it'),
      ],
    }
  },
})

export const mailRefuses = mailFault('smtp-refuses', 'refuses')
export const mailHangs = mailFault('smtp-hangs', 'hangs')
