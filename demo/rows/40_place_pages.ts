import { placePages } from '../places/place-pages.ts'
import { toSql } from '../places/to-sql.ts'

export const seed = (): string => toSql(placePages())
