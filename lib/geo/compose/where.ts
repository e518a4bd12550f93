import { distanceMiles } from '../distance.ts'
import type { Point } from '../types.ts'

export type Where = (point: Point) => boolean

/*
 * Degrees; west is negative. Regions are told apart roughly: no border is nearer to a city than these are off.
 */
export const northOf =
  (lat: number): Where =>
  (point) =>
    point.lat > lat
export const southOf =
  (lat: number): Where =>
  (point) =>
    point.lat <= lat
export const eastOf =
  (lng: number): Where =>
  (point) =>
    point.lng > lng
export const westOf =
  (lng: number): Where =>
  (point) =>
    point.lng <= lng

export const near =
  (lat: number, lng: number, miles: number): Where =>
  (point) =>
    distanceMiles({ lat, lng }, point) <= miles

export const all =
  (...conditions: Where[]): Where =>
  (point) =>
    conditions.every((holds) => holds(point))
export const any =
  (...conditions: Where[]): Where =>
  (point) =>
    conditions.some((holds) => holds(point))
