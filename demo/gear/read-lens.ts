export type LensFacts = { focal_length: string; aperture: string; lens_type: string }

const FOCAL_LENGTH = /\d+(?:-\d+)?mm/
/** 'F2.8', 'f/2.8L', 'F/2-2.8', 'T1.5'. */
const APERTURE = /\b([fT])\/?(\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?)/i

function typeOf(name: string, isZoom: boolean, isCinema: boolean): string {
  if (/anamorphic/i.test(name)) return 'anamorphic'
  if (/macro|\bMC\b/i.test(name) && !isZoom) return 'macro'
  const build = isZoom ? 'zoom' : 'prime'
  return isCinema ? `cine ${build}` : build
}

/**
 * Makers put what matters into a lens's name.
 *
 * @throws Error for a name that does not say how long or how fast the lens is.
 */
export function readLens(name: string): LensFacts {
  const focalLength = FOCAL_LENGTH.exec(name)?.[0]
  const [, scale, stops] = APERTURE.exec(name) ?? []
  if (!focalLength || !scale || !stops) throw new Error(`No focal length or aperture in '${name}'`)
  const isCinema = scale === 'T'
  return {
    focal_length: focalLength,
    aperture: isCinema ? `T${stops}` : `f/${stops}`,
    lens_type: typeOf(name, focalLength.includes('-'), isCinema),
  }
}
