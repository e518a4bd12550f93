/**
 * What a pointer and the keyboard make of a button, so that the guide can show it without either. The test compares them with
 * `buttonVariants`.
 */
export const HOVER_LOOKS = {
  default: 'bg-primary/88!',
  secondary: 'bg-accent!',
  outline: 'border-foreground! bg-secondary!',
  ghost: 'bg-secondary!',
  link: 'decoration-2!',
  destructive: 'bg-destructive/88!',
} as const

export const FOCUS_LOOK = 'outline-2 outline-offset-3 outline-ring'

export type ButtonLook = keyof typeof HOVER_LOOKS

export const BUTTON_RULES: [look: ButtonLook, name: string, rule: string][] = [
  ['default', 'Default', 'The one thing that most people come to do; once on a screen.'],
  ['secondary', 'Secondary', 'A step on the way, as Search or Check.'],
  ['outline', 'Outline', 'Everything else that one can do here.'],
  ['ghost', 'Ghost', 'What repeats in every row, or takes a choice back.'],
  ['link', 'Link', 'A button within text that leads on; a real link is an anchor.'],
  ['destructive', 'Destructive', 'What takes something away, and only after a question.'],
]
