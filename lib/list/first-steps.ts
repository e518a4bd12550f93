type FirstStep<Name extends string> = {
  title: string
  why: string
  /** None: somebody else does it. */
  links: readonly { href: string; label: string }[]
  /** The step that comes before it. */
  needs?: Name
}

/** What a new company does first, in this order. */
export type FirstSteps<Name extends string = string> = Record<Name, FirstStep<Name>>
