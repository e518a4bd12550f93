import { useEffect, useMemo, useState } from 'react'
import type { PictureRef } from '@/lib/ads/templates/document'
import { picturePath } from '@/lib/ads/templates/picture-path'

/** Null for a file that cannot be loaded. */
type Known = ReadonlyMap<string, PictureRef | null>

async function measure(path: string): Promise<PictureRef | null> {
  const image = new Image()
  image.src = picturePath(path)
  const isLoaded = await image.decode().then(
    () => true,
    () => false,
  )
  return isLoaded ? { path, width: image.naturalWidth, height: image.naturalHeight } : null
}

/** How large pictures are, as the server will measure them. Null while that is unknown. */
export function usePictureRefs<Slot extends string>(
  paths: Readonly<Record<Slot, string>>,
): Record<Slot, PictureRef | null> {
  const [known, setKnown] = useState<Known>(new Map())
  useEffect(() => {
    const unknown = Object.values<string>(paths).filter((path) => path !== '' && !known.has(path))
    let isOver = false
    for (const path of unknown) {
      void measure(path).then((picture) => {
        if (!isOver) setKnown((others) => new Map(others).set(path, picture))
      })
    }
    return () => {
      isOver = true
    }
  }, [paths, known])
  return useMemo(() => {
    const entries = Object.entries<string>(paths).map(([slot, path]) => [slot, known.get(path) ?? null])
    return Object.fromEntries(entries) as Record<Slot, PictureRef | null>
  }, [paths, known])
}
