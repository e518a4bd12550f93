/** The tables whose records have one picture. */
export const PICTURE_TABLES = ['products', 'deals'] as const
export type PictureTable = (typeof PICTURE_TABLES)[number]

export type Picture = {
  /** File name in the bucket `logos`. */
  path: string
  /** What it shows, where somebody has said it. Null: the name of the record says it. */
  alt: string | null
}

type PictureColumns = { picture_path: string | null; picture_alt: string | null }

export const PICTURE_COLUMNS = 'picture_path, picture_alt'

export const toPicture = ({ picture_path: path, picture_alt: alt }: PictureColumns): Picture | null =>
  path === null ? null : { path, alt }

/** Whether a posted text names a picture of the table. The check of the table says the same. */
export const isPicturePath = (table: PictureTable, path: string): boolean =>
  path.startsWith(`${table}/`) && /^[0-9a-z-]{1,80}\.webp$/.test(path.slice(table.length + 1))

export const PICTURE_FILTER_LABELS = { without: 'Without a picture', with: 'With a picture' } as const

export const MAX_PICTURE_ALT = 300
