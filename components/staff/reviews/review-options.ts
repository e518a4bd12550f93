import type { ReviewChoices } from '@/lib/data/catalogue/review-choices'

type Options = readonly (readonly [value: string, label: string])[]

export const contactOptions = ({ contacts }: ReviewChoices): Options => [
  ['', 'None'],
  ...contacts.map(({ id, name, position }) => [id, position ? `${name}, ${position}` : name] as const),
]

export const filmOptions = ({ films }: ReviewChoices): Options => [
  ['', 'None'],
  ...films.map(
    ({ id, title, isPublished }) => [id, isPublished ? title : `${title} (not published)`] as const,
  ),
]
