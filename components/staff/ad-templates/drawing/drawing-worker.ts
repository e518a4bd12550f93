import { drawTemplate } from '@/lib/ads/templates/draw/draw-template'
import { picturesIn, withPictures } from '@/lib/ads/templates/draw/with-pictures'
import {
  FACE_FILES,
  isOwnFace,
  needsOwnFacesOnly,
  type FaceFile,
  type LoadedFace,
} from '@/lib/ads/templates/faces'
import { picturePath } from '@/lib/ads/templates/picture-path'
import type { DrawingAnswer, DrawingRequest, DrawnSvg, Wanted } from './drawing-messages'
import { FACE_ADDRESSES } from './face-addresses'

/*
 * Pages forbid WebAssembly, which sets the texts; the response of this script allows it (next.config.ts). Typing and dragging stay
 * smooth meanwhile.
 */

/** The part of a worker's scope that is used: the compiler knows only that of windows. */
type Scope = {
  onmessage: (event: MessageEvent<DrawingRequest>) => void
  postMessage: (answer: DrawingAnswer) => void
}

async function read(address: string | URL): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${String(address)} answers ${response.status}`)
  return response.blob()
}

async function loadFaces(isWanted: (face: FaceFile) => boolean): Promise<LoadedFace[]> {
  const files = FACE_FILES.map((face, at) => ({ face, address: FACE_ADDRESSES[at] })).filter(({ face }) =>
    isWanted(face),
  )
  return Promise.all(
    files.map(async ({ face: { name, weight }, address = '' }) => {
      const file = await read(address)
      return { name, weight, data: await file.arrayBuffer() }
    }),
  )
}

/** What could not be loaded is tried again the next time. */
function keptFaces(isWanted: (face: FaceFile) => boolean) {
  let loaded: Promise<LoadedFace[]> | undefined
  return () => {
    loaded ??= loadFaces(isWanted).catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

const ownFaces = keptFaces(isOwnFace)
const allFaces = keptFaces(() => true)

const toDataAddress = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read'))
    reader.readAsDataURL(file)
  })

/** An image loads nothing by itself, so its pictures are in it. One that cannot be read is left out. */
const pictures = new Map<string, Promise<string>>()

function pictureOf(path: string): Promise<string> {
  const address = picturePath(path)
  if (address.startsWith('data:')) return Promise.resolve(address)
  const picture = pictures.get(path) ?? read(address).then(toDataAddress)
  pictures.set(path, picture)
  return picture.catch(() => {
    pictures.delete(path)
    return 'data:,'
  })
}

async function draw({ document, values, format, at }: Wanted): Promise<DrawnSvg> {
  const load = needsOwnFacesOnly(Object.values(values.texts)) ? ownFaces : allFaces
  const faces = await load()
  const { svg, hash, problems } = await drawTemplate(document, values, format, { faces, at })
  const paths = picturesIn(svg)
  const found = await Promise.all(paths.map(pictureOf))
  const addresses = new Map(paths.map((path, index) => [path, found[index]]))
  const whole = withPictures(svg, (path) => addresses.get(path) ?? 'data:,')
  return { image: `data:image/svg+xml;base64,${btoa(whole)}`, hash, problems }
}

const scope = self as unknown as Scope

scope.onmessage = ({ data: { id, ...wanted } }) => {
  draw(wanted).then(
    (drawn) => scope.postMessage({ id, drawn }),
    (error: unknown) => {
      console.error(error)
      scope.postMessage({ id, drawn: null })
    },
  )
}
