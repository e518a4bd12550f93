import type { StoredRecord } from '@/lib/data/owl/imports/collection'
import { guessImportColumns } from '@/lib/data/owl/imports/describe'
import type { ImportedRow, OneOwlImport, RowKind } from '@/lib/data/owl/imports/imports'
import { type Found, planRow, readValues } from '@/lib/data/owl/imports/plan-row'
import { collectionOf } from '@/lib/data/owl/imports/registry'
import { exportedCells } from '@/lib/data/owl/imports/sample-plans'
import type { ImportCollection } from '@/lib/owl/imports/collections'
import type { TestDatabase } from './harness'
import type { Person } from './people'

type Cells = Record<string, string>

/** Files of one collection, from the cells to the records: what the pages and the worker do. */
export class FileImports {
  readonly #database: TestDatabase
  readonly #collection: ImportCollection

  constructor(database: TestDatabase, collection: ImportCollection) {
    this.#database = database
    this.#collection = collection
  }

  #owl = () => this.#database.asUser('owl')
  #worker = () => this.#database.asServiceRole()

  /** Rows have the same columns. Answers the id of the import. */
  async check(rows: Cells[], person: Person = 'owl'): Promise<string> {
    const caller = this.#database.asUser(person)
    const headers = Object.keys(rows[0] ?? {})
    const lines = rows.map((cells, at) => ({ number: at + 2, cells: Object.values(cells) }))
    const columns = guessImportColumns(this.#collection, headers)
    const id = await caller.value<string>('select public.start_owl_import($1, $2, $3)', [
      this.#collection,
      'file.csv',
      headers,
    ])
    const stored = lines.map(({ number, cells }) => [String(number), ...cells])
    await caller.query('select public.add_owl_import_rows($1, $2)', [id, JSON.stringify(stored)])
    await caller.query('select public.match_owl_import($1, $2)', [id, JSON.stringify(columns)])
    const collection = collectionOf(this.#collection)
    const asked = lines.map((row) => ({ ...collection.about(readValues(columns, row)), number: row.number }))
    const found = await this.#worker().value<({ number: number } & Found)[]>(
      'select public.find_owl_import_records($1, $2)',
      [this.#collection, JSON.stringify(asked)],
    )
    const planned = lines.map((row) =>
      planRow(
        collection,
        columns,
        row,
        found?.find(({ number }) => number === row.number) ?? { record: null, refs: {} },
      ),
    )
    const check = 'select public.check_owl_import_step($1, $2, $3)'
    await this.#worker().query(check, [id, 1, JSON.stringify(planned)])
    await this.#worker().query(check, [id, rows.length + 2, '[]'])
    return id ?? ''
  }

  async rows(id: string, kind: RowKind | null = null): Promise<ImportedRow[]> {
    const select = 'select public.list_owl_import_rows($1, $2, 500, 0)'
    return (await this.#owl().value<ImportedRow[]>(select, [id, kind])) ?? []
  }

  async import(id: string): Promise<OneOwlImport | undefined> {
    const select = 'select public.list_owl_imports($1, $2)'
    return (await this.#owl().value<OneOwlImport[]>(select, [this.#collection, id]))?.[0]
  }

  async run(id: string): Promise<void> {
    const seen = JSON.stringify((await this.import(id))?.counts)
    await this.#owl().query('select public.run_owl_import($1, $2)', [id, seen])
    await this.#finish(id)
  }

  async undo(id: string): Promise<void> {
    await this.#owl().query('select public.undo_owl_import($1)', [id])
    await this.#finish(id)
  }

  /** The cells of 'Export to edit'. */
  async exported(): Promise<Cells[]> {
    const select = 'select public.export_owl_collection($1, 1000)'
    const records = await this.#owl().value<StoredRecord[]>(select, [this.#collection])
    return (records ?? []).map((record) => exportedCells(this.#collection, record))
  }

  async #finish(id: string): Promise<void> {
    while (await this.#worker().value<boolean>('select public.write_owl_import_step($1, 100)', [id]));
  }
}
