import { PGlite } from '@supabase/lite/pglite'

/** Postgres would take 128 MB for them. The demo's rows are 48 MB on the disk, and Linux keeps what was read there. */
const PAGE_BUFFERS = 'shared_buffers=32MB'

export function boundBuffers(): void {
  const parameters = PGlite.defaultStartParams
  if (!parameters.includes(PAGE_BUFFERS)) parameters.push('-c', PAGE_BUFFERS)
}
