import type { ReactNode } from 'react'
import { OfficeTime } from '@/components/staff/office-time'

type ListColumn<Row> = {
  /** In exports. */
  text: (row: Row) => string | null
  /** In the list, if it is not the text alone. */
  cell?: (row: Row) => ReactNode
}

/** What a list and its export show of each row. */
export type ListColumns<Column extends string, Row> = Record<Column, ListColumn<Row>>

/** Whole numbers. */
export const numberColumn = <Row,>(numberOf: (row: Row) => number): ListColumn<Row> => ({
  text: (row) => String(numberOf(row)),
  cell: (row) => <span className="tabular-nums">{numberOf(row)}</span>,
})

/** @param timeOf ISO 8601 */
export const timeColumn = <Row,>(timeOf: (row: Row) => string): ListColumn<Row> => ({
  text: timeOf,
  cell: (row) => <OfficeTime at={timeOf(row)} className="text-muted-foreground tabular-nums" />,
})

const NONE = <span className="text-muted-foreground">None</span>

const keysOf = <Column extends string, Row>(columns: ListColumns<Column, Row>) =>
  Object.keys(columns) as Column[]

export const cellsOf = <Column extends string, Row>(
  columns: ListColumns<Column, Row>,
  row: Row,
): Partial<Record<Column, ReactNode>> =>
  Object.fromEntries(
    keysOf(columns).map((name) => [name, (columns[name].cell ?? columns[name].text)(row) || NONE]),
  ) as Partial<Record<Column, ReactNode>>

/** For `exportList`. */
export const textsOf = <Column extends string, Row>(columns: ListColumns<Column, Row>) =>
  Object.fromEntries(
    keysOf(columns).map((name) => [name, (row: Row) => columns[name].text(row) ?? '']),
  ) as Record<Column, (row: Row) => string>
