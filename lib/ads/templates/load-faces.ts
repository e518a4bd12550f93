import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FACE_FILES, type LoadedFace } from './faces'

const FOLDER = path.join(process.cwd(), 'node_modules/@expo-google-fonts')

/** Reads all faces from the disk. */
export const loadFaces = (): Promise<LoadedFace[]> =>
  Promise.all(
    FACE_FILES.map(async ({ name, weight, file }) => {
      const bytes = await readFile(path.join(FOLDER, file))
      return { name, weight, data: Uint8Array.from(bytes).buffer }
    }),
  )
