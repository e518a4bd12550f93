import 'server-only'
import { keepFile } from '@/lib/data/records/keep-file'

const BUCKET = 'blog'

/** Keeps a picture under its name for good, and answers its path in public storage. Null when the person may not. */
export const storeTextPicture = async (fileName: string, content: Buffer): Promise<string | null> =>
  (await keepFile(BUCKET, fileName, content, 'image/webp')) ? `${BUCKET}/${fileName}` : null
