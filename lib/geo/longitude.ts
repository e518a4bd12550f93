/** The Aleutians beyond 180 degrees lie left of the others. */
export const fromWest = (lng: number): number => (lng > 170 ? lng - 360 : lng)

/** From -180 to 180 degrees. */
export const toLongitude = (lng: number): number => (lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng)
