export type FirstStep<Name extends string = string> = { name: Name; isDone: boolean; isPossible: boolean }

/** What a screen says about each step. Without links somebody else does it. */
export type StepTexts<Name extends string = string> = Record<
  Name,
  { title: string; why: string; links: readonly { href: string; label: string }[] }
>

/** A list of first steps goes when everything in it is done. */
export const stepsToDo = <Name extends string>(steps: readonly FirstStep<Name>[]): FirstStep<Name>[] =>
  steps.every(({ isDone }) => isDone) ? [] : [...steps]
