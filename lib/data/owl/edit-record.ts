import 'server-only'
import { CONFLICT, DataError, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit, type Stored } from '@/lib/forms/save-edit'
import { createSessionClient } from '@/lib/supabase/server'

type Client = Awaited<ReturnType<typeof createSessionClient>>
type Failure = { code: string; message: string } | null

type EditedRecord = {
  /** As in `brands.editBrand`, for errors. */
  operation: string
  /** What somebody is told when another record has the value. */
  taken: string
  read: (client: Client) => PromiseLike<{ data: Stored | null; error: Failure }>
  /** Answers the rows that it wrote. */
  write: (
    client: Client,
    value: string,
    version: number,
  ) => PromiseLike<{ data: unknown[] | null; error: Failure }>
}

/** Thrown by `write` with a message for the field. `saveEdit` knows only of versions. */
export class Unfit extends Error {}

/** Changes one field of a record that has a version, unless somebody else changed this field meanwhile. */
export async function editRecord(
  edit: Edit,
  { operation, taken, read, write }: EditedRecord,
): Promise<EditState> {
  const client = await createSessionClient()
  const saved = saveEdit(edit, {
    async read() {
      const { data, error } = await read(client)
      if (error) throw new DataError(operation, { cause: error })
      return data
    },
    async write(value, version) {
      const { data, error } = await write(client, value, version)
      if (error?.code === UNIQUE_VIOLATION) throw new Unfit(taken)
      if (error?.code === CONFLICT) throw new Unfit(error.message)
      if (error && !isRefused(error)) throw new DataError(operation, { cause: error })
      return data !== null && data.length > 0
    },
  })
  return saved.catch((error: unknown) => {
    if (!(error instanceof Unfit)) throw error
    return { status: 'invalid', error: error.message, edit }
  })
}
