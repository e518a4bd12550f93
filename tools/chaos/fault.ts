import type { People, Sent } from './people.ts'
import type { ChaosSite } from './site.ts'

export type Outcome = {
  /** Of those who wrote meanwhile. */
  sent?: Sent[]
  /** What was not as expected. */
  problems: string[]
  /** A figure worth knowing. */
  seen?: string
  /** Messages that may come once more under their id, where nothing could have prevented it. */
  mayRepeatMail?: number
  /** Why it could not happen on this machine. */
  omitted?: string
}

export type Fault = {
  /** Also part of the addresses under which people write. */
  name: string
  /** What comes of it when all is well. */
  expected: string
  /** Leaves the site as it was. */
  run: (site: ChaosSite, people: People) => Promise<Outcome>
}

/** The problem, unless all is well. */
export const unless = (isWell: boolean, problem: string): string[] => (isWell ? [] : [problem])
