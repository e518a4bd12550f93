/** One field of a record: how it is called, typed, limited and stored. Declared once, for the form of a new record and for edits. */
export type RecordField = {
  label: string
  /** Of the table. An empty text is stored as null, and colors as a list. */
  column: string
  hint?: string
  isRequired?: true
} & (
  | {
      control: 'line' | 'paragraphs' | 'website' | 'colors'
      /** Characters. */
      max: number
    }
  | {
      control: 'choice'
      /** Label of each stored value. */
      choices: Readonly<Record<string, string>>
    }
)

/** In the order of forms. The first field is the title of the record. */
export type RecordFields<Field extends string = string> = Readonly<Record<Field, RecordField>>

/** As forms post them; empty without a value. */
export type RecordValues<Field extends string> = Record<Field, string>

export const fieldNames = <Field extends string>(fields: RecordFields<Field>) =>
  Object.keys(fields) as Field[]

/** As in 'Choose a kind'. */
export const chooseText = ({ label }: RecordField): string =>
  `Choose ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`
