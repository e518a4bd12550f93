import type { People, Sent } from './people.ts'
import type { ChaosSite } from './site.ts'

export type Outcome = {
  /** By people who wrote during the fault. */
  sent?: Sent[]
  problems: string[]
  seen?: string
  /** How many messages may arrive again under the same Message-ID, because nothing can prevent it. */
  mayRepeatMail?: number
  /** Why the fault cannot run on this machine. */
  omitted?: string
}

export type Fault = {
  /** Also part of people's e-mail addresses. */
  name: string
  expected: string
  run: (site: ChaosSite, people: People) => Promise<Outcome>
}

export const unless = (isWell: boolean, problem: string): string[] => (isWell ? [] : [problem])
